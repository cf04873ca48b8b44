import type { Page } from '@praxis/sdk';
import type titles from './titles/en.json';

/** Pages of the admin app, in menu order. */
export const pages = [
  {
    path: ['/admin/doctors', '/admin/doctors/:id'],
    title: 'doctors',
    label: 'doctorsShort',
    icon: 'stethoscope',
    menu: true,
    badge: 'doctors',
    first: {
      endpoint: 'listAdminDoctors',
      query: { status: 'all', q: '', sort: 'fullName', page: 1, perPage: 10 },
    },
    load: () => import('./features/doctors/doctors.page'),
  },
  {
    path: '/admin/audit',
    title: 'audit',
    icon: 'activity',
    menu: true,
    load: () => import('./features/audit/audit.page'),
  },
  {
    path: '/admin/profile',
    title: 'profile',
    icon: 'user-round',
    profileMenu: true,
    load: () => import('./features/profile/profile.page'),
  },
] as const satisfies readonly Page<keyof typeof titles>[];
