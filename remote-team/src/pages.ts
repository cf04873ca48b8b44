import type { Page } from '@praxis/sdk';
import type titles from './titles/en.json';

/** Pages of the team app, in menu order. */
export const pages = [
  {
    path: ['/team-member/appointment-requests', '/team-member/appointment-requests/:id'],
    title: 'requests',
    label: 'requestsShort',
    icon: 'inbox',
    menu: true,
    badge: 'appointmentRequests',
    first: {
      endpoint: 'listAppointmentRequests',
      query: {
        status: 'all',
        requested: true,
        mine: false,
        q: '',
        sort: 'createdAt',
        page: 1,
        perPage: 10,
      },
    },
    load: () => import('./features/appointment-requests/appointment-requests.page'),
  },
  {
    path: '/team-member/vacations',
    title: 'vacations',
    icon: 'tree-palm',
    menu: true,
    load: () => import('./features/vacations/vacations.page'),
  },
  {
    path: '/team-member/active-patients',
    title: 'active',
    icon: 'users-round',
    menu: true,
    load: () => import('./features/active-patients/active-patients.page'),
  },
  {
    path: '/team-member/profile',
    title: 'profile',
    icon: 'user-round',
    profileMenu: true,
    load: () => import('./features/profile/profile.page'),
  },
] as const satisfies readonly Page<keyof typeof titles>[];
