import type { Area } from '../core/area';

/** The areas of `/api/v1`: which paths each serves, and where its code is. */
export const practiceAreas: readonly Area[] = [
  {
    name: 'practice.auth',
    routes: ['POST /api/v1/auth/login', 'POST /api/v1/auth/refresh', 'POST /api/v1/auth/logout'],
    prefetched: true,
    load: async () => (await import(/* webpackChunkName: "api-auth" */ './auth/routes')).area,
  },
  {
    name: 'practice.me',
    routes: [
      'GET /api/v1/me',
      'GET /api/v1/me/badges',
      'GET /api/v1/me/notifications',
      'POST /api/v1/me/notifications/read',
    ],
    prefetched: true,
    load: async () => (await import(/* webpackChunkName: "api-me" */ './me/routes')).area,
  },
  {
    name: 'practice.dashboard',
    routes: ['GET /api/v1/doctor/dashboard'],
    prefetched: true,
    load: async () =>
      (await import(/* webpackChunkName: "api-dashboard" */ './dashboard/routes')).area,
  },
  {
    name: 'practice.subscribers',
    routes: ['GET /api/v1/doctor/subscribers', 'GET /api/v1/doctor/subscribers/:id'],
    load: async () =>
      (await import(/* webpackChunkName: "api-subscribers" */ './subscribers/routes')).area,
  },
  {
    name: 'practice.patient-subscriptions',
    routes: ['GET /api/v1/patient/subscriptions'],
    prefetched: true,
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-patient-subscriptions" */ './patient-subscriptions/routes'
        )
      ).area,
  },
  {
    name: 'practice.appointment-requests',
    routes: ['GET /api/v1/team-member/appointment-requests'],
    prefetched: true,
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-appointment-requests" */ './appointment-requests/routes'
        )
      ).area,
  },
  {
    name: 'practice.admin-doctors',
    routes: ['GET /api/v1/admin/doctors'],
    prefetched: true,
    load: async () =>
      (await import(/* webpackChunkName: "api-admin-doctors" */ './admin-doctors/routes')).area,
  },
];
