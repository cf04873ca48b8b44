import type { BackEndModule } from '../../core/module';

/** What anybody calls, signed in or not, and what every role has: accounts, public pages, options, messages. */
export const everyoneModules: readonly BackEndModule[] = [
  {
    name: 'practice.auth',
    routes: ['POST /api/v1/auth/login', 'POST /api/v1/auth/refresh', 'POST /api/v1/auth/logout'],
    prefetched: true,
    load: () => import(/* webpackChunkName: "api-auth" */ '../auth/routes'),
  },
  {
    name: 'practice.auth-sign-up',
    routes: [
      'POST /api/v1/auth/sign-up',
      'POST /api/v1/auth/verify',
      'POST /api/v1/auth/resend-code',
    ],
    load: () => import(/* webpackChunkName: "api-auth-sign-up" */ '../auth/sign-up'),
  },
  {
    name: 'practice.auth-password',
    routes: ['POST /api/v1/auth/forgot-password', 'POST /api/v1/auth/reset-password'],
    load: () => import(/* webpackChunkName: "api-auth-password" */ '../auth/password'),
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
    load: () => import(/* webpackChunkName: "api-me" */ '../me/routes'),
  },
  {
    name: 'practice.me-changes',
    routes: ['PATCH /api/v1/me', 'POST /api/v1/me/avatar'],
    load: () => import(/* webpackChunkName: "api-me-changes" */ '../me/changes'),
  },
  {
    name: 'practice.doctors',
    routes: [
      'GET /api/v1/doctors',
      'GET /api/v1/doctors/:id',
      'GET /api/v1/doctors/:id/plans',
      'GET /api/v1/payments/public-key',
    ],
    load: () => import(/* webpackChunkName: "api-doctors" */ '../doctors/routes'),
  },
  {
    name: 'practice.options',
    routes: ['GET /api/v1/options/:list'],
    load: () => import(/* webpackChunkName: "api-options" */ '../options/routes'),
  },
  {
    name: 'practice.slots',
    routes: ['GET /api/v1/doctors/:id/slots'],
    load: () => import(/* webpackChunkName: "api-slots" */ '../slots/routes'),
  },
  {
    name: 'practice.team-acceptance',
    routes: ['POST /api/v1/invitations/accept'],
    load: () => import(/* webpackChunkName: "api-team-acceptance" */ '../team/acceptance'),
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
    load: () => import(/* webpackChunkName: "api-threads" */ '../threads/routes'),
  },
];
