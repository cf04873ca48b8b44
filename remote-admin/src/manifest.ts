import type { RemoteManifest } from '@praxis/sdk';

const labels = {
  doctors: { en: 'Doctors', de: 'Ärztinnen und Ärzte', fr: 'Médecins', pt: 'Médicos' },
  /** In the menu, beside its count. */
  doctorsShort: { en: 'Doctors', de: 'Ärzte', fr: 'Médecins', pt: 'Médicos' },
  audit: { en: 'Audit', de: 'Protokoll', fr: 'Journal', pt: 'Auditoria' },
  profile: { en: 'Profile', de: 'Profil', fr: 'Profil', pt: 'Perfil' },
};

/** What the shell has to know of this app before it loads any of its code: data only. */
export const manifest = {
  id: 'admin',
  version: '1.0.0',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['admin'],
  areas: ['/admin'],
  landing: '/admin/doctors',
  profile: { path: '/admin/profile', label: labels.profile, icon: 'profile' },
  menu: [
    {
      entries: [
        { path: '/admin/doctors', label: labels.doctorsShort, icon: 'doctors', badge: 'doctors' },
        { path: '/admin/audit', label: labels.audit, icon: 'activity' },
      ],
    },
  ],
  routes: [
    { path: '/admin/doctors', page: 'doctors', title: labels.doctors },
    { path: '/admin/doctors/:id', page: 'doctors', title: labels.doctors },
    { path: '/admin/audit', page: 'audit', title: labels.audit },
    { path: '/admin/profile', page: 'profile', title: labels.profile },
  ],
} as const satisfies RemoteManifest;
