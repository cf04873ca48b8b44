import type { RemoteManifest } from '@praxis/sdk';

const labels = {
  requests: {
    en: 'Appointment requests',
    de: 'Terminanfragen',
    fr: 'Demandes de rendez-vous',
    pt: 'Solicitações de consulta',
  },
  /** In the menu, beside its count. */
  requestsShort: { en: 'Requests', de: 'Anfragen', fr: 'Demandes', pt: 'Solicitações' },
  vacations: { en: 'Vacations', de: 'Urlaub', fr: 'Congés', pt: 'Férias' },
  active: {
    en: 'Active patients',
    de: 'Aktive Patienten',
    fr: 'Patients actifs',
    pt: 'Pacientes ativos',
  },
  profile: { en: 'Profile', de: 'Profil', fr: 'Profil', pt: 'Perfil' },
};

/** What the shell has to know of this app before it loads any of its code: data only. */
export const manifest = {
  id: 'team',
  version: '1.0.0',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['teamMember'],
  areas: ['/team-member'],
  landing: '/team-member/appointment-requests',
  profile: { path: '/team-member/profile', label: labels.profile, icon: 'profile' },
  menu: [
    {
      entries: [
        {
          path: '/team-member/appointment-requests',
          label: labels.requestsShort,
          icon: 'requests',
          badge: 'appointmentRequests',
        },
        { path: '/team-member/vacations', label: labels.vacations, icon: 'vacations' },
        { path: '/team-member/active-patients', label: labels.active, icon: 'patients' },
      ],
    },
  ],
  routes: [
    {
      path: '/team-member/appointment-requests',
      page: 'appointment-requests',
      title: labels.requests,
    },
    {
      path: '/team-member/appointment-requests/:id',
      page: 'appointment-requests',
      title: labels.requests,
    },
    { path: '/team-member/vacations', page: 'vacations', title: labels.vacations },
    { path: '/team-member/active-patients', page: 'active-patients', title: labels.active },
    { path: '/team-member/profile', page: 'profile', title: labels.profile },
  ],
} as const satisfies RemoteManifest;
