import type { RemoteManifest } from '@praxis/sdk';

const labels = {
  subscriptions: { en: 'Subscriptions', de: 'Abos', fr: 'Abonnements', pt: 'Assinaturas' },
  invoices: { en: 'Invoices', de: 'Rechnungen', fr: 'Factures', pt: 'Faturas' },
  invoice: { en: 'Invoice', de: 'Rechnung', fr: 'Facture', pt: 'Fatura' },
  cards: { en: 'Cards', de: 'Karten', fr: 'Cartes', pt: 'Cartões' },
  billing: {
    en: 'Billing address',
    de: 'Rechnungsadresse',
    fr: 'Adresse de facturation',
    pt: 'Endereço de cobrança',
  },
  subscribe: {
    en: 'Find a doctor',
    de: 'Praxis suchen',
    fr: 'Trouver un médecin',
    pt: 'Encontrar um médico',
  },
  profile: { en: 'Profile', de: 'Profil', fr: 'Profil', pt: 'Perfil' },
  appointments: { en: 'Appointments', de: 'Termine', fr: 'Rendez-vous', pt: 'Consultas' },
  booking: {
    en: 'Book an appointment',
    de: 'Termin buchen',
    fr: 'Prendre rendez-vous',
    pt: 'Marcar uma consulta',
  },
  messages: { en: 'Messages', de: 'Nachrichten', fr: 'Messages', pt: 'Mensagens' },
  privacy: { en: 'My data', de: 'Meine Daten', fr: 'Mes données', pt: 'Meus dados' },
};

/** What the shell has to know of this app before it loads any of its code: data only. */
export const manifest = {
  id: 'patient',
  version: '1.0.0',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['patient'],
  areas: ['/patient'],
  landing: '/patient/subscriptions',
  profile: { path: '/patient/profile', label: labels.profile, icon: 'profile' },
  profileLinks: [
    { path: '/patient/invoices', label: labels.invoices, icon: 'invoices' },
    { path: '/patient/cards', label: labels.cards, icon: 'payments' },
    { path: '/patient/billing', label: labels.billing, icon: 'invoices' },
    { path: '/patient/privacy', label: labels.privacy, icon: 'activity' },
  ],
  menu: [
    {
      entries: [
        { path: '/patient/subscriptions', label: labels.subscriptions, icon: 'subscriptions' },
        { path: '/patient/appointments', label: labels.appointments, icon: 'appointments' },
        { path: '/patient/messages', label: labels.messages, icon: 'messages' },
        { path: '/patient/invoices', label: labels.invoices, icon: 'invoices' },
      ],
    },
  ],
  routes: [
    { path: '/patient/subscriptions', page: 'subscriptions', title: labels.subscriptions },
    { path: '/patient/subscribe', page: 'subscribe', title: labels.subscribe },
    { path: '/patient/subscribe/:planId', page: 'subscribe', title: labels.subscribe },
    { path: '/patient/invoices', page: 'invoices', title: labels.invoices },
    { path: '/patient/invoices/:id', page: 'invoice', title: labels.invoice },
    { path: '/patient/cards', page: 'cards', title: labels.cards },
    { path: '/patient/billing', page: 'billing', title: labels.billing },
    { path: '/patient/appointments', page: 'appointments', title: labels.appointments },
    { path: '/patient/appointments/book', page: 'book', title: labels.booking },
    { path: '/patient/appointments/:id', page: 'appointments', title: labels.appointments },
    { path: '/patient/messages', page: 'messages', title: labels.messages },
    { path: '/patient/messages/:id', page: 'messages', title: labels.messages },
    { path: '/patient/privacy', page: 'privacy', title: labels.privacy },
    { path: '/patient/profile', page: 'profile', title: labels.profile },
  ],
} as const satisfies RemoteManifest;
