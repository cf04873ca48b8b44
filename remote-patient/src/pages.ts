import type { Page } from '@praxis/sdk';
import type titles from './titles/en.json';

/** Pages of the patient app, in menu order. */
export const pages = [
  {
    path: '/patient/subscriptions',
    title: 'subscriptions',
    icon: 'package',
    menu: true,
    first: { endpoint: 'listPatientSubscriptions', query: { perPage: 100 } },
    load: () => import('./features/subscriptions/subscriptions.page'),
  },
  {
    path: ['/patient/subscribe', '/patient/subscribe/:planId'],
    title: 'subscribe',
    load: () => import('./features/subscribe/subscribe.page'),
  },
  {
    path: ['/patient/appointments', '/patient/appointments/:id'],
    title: 'appointments',
    icon: 'calendar-days',
    menu: true,
    load: () => import('./features/appointments/appointments.page'),
  },
  {
    path: '/patient/appointments/book',
    title: 'booking',
    load: () => import('./features/appointments/booking/book.page'),
  },
  {
    path: ['/patient/messages', '/patient/messages/:id'],
    title: 'messages',
    icon: 'message-square',
    menu: true,
    load: () => import('./features/messages/messages.page'),
  },
  {
    path: '/patient/profile',
    title: 'profile',
    icon: 'user-round',
    profileMenu: true,
    load: () => import('./features/profile/profile.page'),
  },
  {
    path: '/patient/invoices',
    title: 'invoices',
    icon: 'receipt-text',
    menu: true,
    profileMenu: true,
    load: () => import('./features/invoices/invoices.page'),
  },
  {
    path: '/patient/invoices/:id',
    title: 'invoice',
    load: () => import('./features/invoices/invoice.page'),
  },
  {
    path: '/patient/cards',
    title: 'cards',
    icon: 'credit-card',
    profileMenu: true,
    load: () => import('./features/cards/cards.page'),
  },
  {
    path: '/patient/billing',
    title: 'billing',
    icon: 'receipt-text',
    profileMenu: true,
    load: () => import('./features/billing/billing.page'),
  },
  {
    path: '/patient/privacy',
    title: 'privacy',
    icon: 'activity',
    profileMenu: true,
    load: () => import('./features/privacy/privacy.page'),
  },
] as const satisfies readonly Page<keyof typeof titles>[];
