import type { Page } from '@praxis/sdk';
import type titles from './titles/en.json';

/** Pages of the doctor app, in menu order. */
export const pages = [
  {
    path: '/doctor/dashboard',
    title: 'dashboard',
    icon: 'layout-dashboard',
    menu: true,
    first: { endpoint: 'getDoctorDashboard' },
    load: () => import('./features/dashboard/dashboard.page'),
  },
  {
    path: '/doctor/plans',
    title: 'plans',
    icon: 'package',
    menu: true,
    load: () => import('./features/plans/plans.page'),
  },
  {
    path: '/doctor/plans/new',
    title: 'newPlan',
    load: () => import('./features/plans/new-plan.page'),
  },
  { path: '/doctor/plans/:id', title: 'plan', load: () => import('./features/plans/plan.page') },
  {
    path: ['/doctor/patients', '/doctor/patients/:id'],
    title: 'patients',
    icon: 'users-round',
    menu: true,
    badge: 'patients',
    first: {
      endpoint: 'listSubscribers',
      query: { status: 'pending', q: '', sort: '-createdAt', page: 1, perPage: 10 },
    },
    load: () => import('./features/patients/patients.page'),
  },
  {
    path: ['/doctor/appointments', '/doctor/appointments/:id'],
    title: 'appointments',
    icon: 'calendar-days',
    menu: true,
    badge: 'appointments',
    first: {
      endpoint: 'listDoctorAppointments',
      query: {
        status: 'unfulfilled',
        q: '',
        closed: 'all',
        sort: 'startAt',
        page: 1,
        perPage: 10,
      },
    },
    load: () => import('./features/appointments/appointments.page'),
  },
  {
    path: ['/doctor/messages', '/doctor/messages/:id'],
    title: 'messages',
    icon: 'message-square',
    menu: true,
    badge: 'messages',
    load: () => import('./features/messages/messages.page'),
  },
  {
    path: '/doctor/team',
    title: 'team',
    icon: 'briefcase-medical',
    menu: true,
    load: () => import('./features/team/team.page'),
  },
  {
    path: '/doctor/vacations',
    title: 'vacations',
    icon: 'tree-palm',
    menu: true,
    load: () => import('./features/vacations/vacations.page'),
  },
  {
    path: ['/doctor/payments', '/doctor/payments/:id'],
    title: 'payments',
    icon: 'credit-card',
    menu: true,
    load: () => import('./features/payments/payments.page'),
  },
  {
    path: '/doctor/profile',
    title: 'profile',
    icon: 'user-round',
    profileMenu: true,
    load: () => import('./features/profile/profile.page'),
  },
] as const satisfies readonly Page<keyof typeof titles>[];
