import type { Area } from '../../core/area';

/** What anybody calls, signed in or not, and what every role has: accounts, public pages, options, messages. */
export const everyoneAreas: readonly Area[] = [
  {
    name: 'practice.auth',
    routes: ['POST /api/v1/auth/login', 'POST /api/v1/auth/refresh', 'POST /api/v1/auth/logout'],
    prefetched: true,
    load: async () => (await import(/* webpackChunkName: "api-auth" */ '../auth/routes')).area,
  },
  {
    name: 'practice.auth-sign-up',
    routes: [
      'POST /api/v1/auth/sign-up',
      'POST /api/v1/auth/verify',
      'POST /api/v1/auth/resend-code',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "api-auth-sign-up" */ '../auth/sign-up')).area,
  },
  {
    name: 'practice.auth-password',
    routes: ['POST /api/v1/auth/forgot-password', 'POST /api/v1/auth/reset-password'],
    load: async () =>
      (await import(/* webpackChunkName: "api-auth-password" */ '../auth/password')).area,
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
    load: async () => (await import(/* webpackChunkName: "api-me" */ '../me/routes')).area,
  },
  {
    name: 'practice.me-changes',
    routes: ['PATCH /api/v1/me', 'POST /api/v1/me/avatar'],
    load: async () => (await import(/* webpackChunkName: "api-me-changes" */ '../me/changes')).area,
  },
  {
    name: 'practice.doctors',
    routes: [
      'GET /api/v1/doctors',
      'GET /api/v1/doctors/:id',
      'GET /api/v1/doctors/:id/plans',
      'GET /api/v1/payments/public-key',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "api-doctors" */ '../doctors/routes')).area,
  },
  {
    name: 'practice.options',
    routes: ['GET /api/v1/options/:list'],
    load: async () =>
      (await import(/* webpackChunkName: "api-options" */ '../options/routes')).area,
  },
  {
    name: 'practice.slots',
    routes: ['GET /api/v1/doctors/:id/slots'],
    load: async () => (await import(/* webpackChunkName: "api-slots" */ '../slots/routes')).area,
  },
  {
    name: 'practice.team-acceptance',
    routes: ['POST /api/v1/invitations/accept'],
    load: async () =>
      (await import(/* webpackChunkName: "api-team-acceptance" */ '../team/acceptance')).area,
  },
  {
    name: 'practice.threads',
    routes: [
      'GET /api/v1/threads',
      'POST /api/v1/threads',
      'GET /api/v1/threads/:id/messages',
      'POST /api/v1/threads/:id/messages',
      'POST /api/v1/threads/:id/read',
      'POST /api/v1/threads/:id/close',
      'POST /api/v1/threads/:id/reopen',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "api-threads" */ '../threads/routes')).area,
  },
];
