import type { RemoteManifest } from '@praxis/sdk';

const labels = {
  dashboard: { en: 'Dashboard', de: 'Übersicht', fr: 'Tableau de bord', pt: 'Painel' },
  plans: { en: 'Plans', de: 'Tarife', fr: 'Offres', pt: 'Planos' },
  plan: { en: 'Plan', de: 'Tarif', fr: 'Offre', pt: 'Plano' },
  newPlan: { en: 'New plan', de: 'Neuer Tarif', fr: 'Nouvelle offre', pt: 'Novo plano' },
  patients: { en: 'Patients', de: 'Patienten', fr: 'Patients', pt: 'Pacientes' },
  appointments: { en: 'Appointments', de: 'Termine', fr: 'Rendez-vous', pt: 'Consultas' },
  messages: { en: 'Messages', de: 'Nachrichten', fr: 'Messages', pt: 'Mensagens' },
  team: { en: 'Team', de: 'Team', fr: 'Équipe', pt: 'Equipe' },
  vacations: { en: 'Vacations', de: 'Urlaub', fr: 'Congés', pt: 'Férias' },
  payments: { en: 'Payments', de: 'Zahlungen', fr: 'Paiements', pt: 'Pagamentos' },
  profile: { en: 'Profile', de: 'Profil', fr: 'Profil', pt: 'Perfil' },
};

/** What the shell has to know of this app before it loads any of its code: data only. */
export const manifest = {
  id: 'doctor',
  version: '1.0.0',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/doctor'],
  landing: '/doctor/dashboard',
  profile: { path: '/doctor/profile', label: labels.profile, icon: 'profile' },
  menu: [
    {
      entries: [
        { path: '/doctor/dashboard', label: labels.dashboard, icon: 'dashboard' },
        { path: '/doctor/plans', label: labels.plans, icon: 'plans' },
        { path: '/doctor/patients', label: labels.patients, icon: 'patients', badge: 'patients' },
        {
          path: '/doctor/appointments',
          label: labels.appointments,
          icon: 'appointments',
          badge: 'appointments',
        },
        { path: '/doctor/messages', label: labels.messages, icon: 'messages', badge: 'messages' },
        { path: '/doctor/team', label: labels.team, icon: 'team' },
        { path: '/doctor/vacations', label: labels.vacations, icon: 'vacations' },
        { path: '/doctor/payments', label: labels.payments, icon: 'payments' },
      ],
    },
  ],
  routes: [
    { path: '/doctor/dashboard', page: 'dashboard', title: labels.dashboard },
    { path: '/doctor/plans', page: 'plans', title: labels.plans },
    { path: '/doctor/plans/new', page: 'new-plan', title: labels.newPlan },
    { path: '/doctor/plans/:id', page: 'plan', title: labels.plan },
    { path: '/doctor/patients', page: 'patients', title: labels.patients },
    { path: '/doctor/patients/:id', page: 'patients', title: labels.patients },
    { path: '/doctor/appointments', page: 'appointments', title: labels.appointments },
    { path: '/doctor/appointments/:id', page: 'appointments', title: labels.appointments },
    { path: '/doctor/messages', page: 'messages', title: labels.messages },
    { path: '/doctor/messages/:id', page: 'messages', title: labels.messages },
    { path: '/doctor/team', page: 'team', title: labels.team },
    { path: '/doctor/vacations', page: 'vacations', title: labels.vacations },
    { path: '/doctor/payments', page: 'payments', title: labels.payments },
    { path: '/doctor/payments/:id', page: 'payments', title: labels.payments },
    { path: '/doctor/profile', page: 'profile', title: labels.profile },
  ],
} as const satisfies RemoteManifest;
