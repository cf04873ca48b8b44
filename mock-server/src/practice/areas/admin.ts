import type { Area } from '../../core/area';

/** What admins call. */
export const adminAreas: readonly Area[] = [
  {
    name: 'practice.admin-audit',
    routes: ['GET /api/v1/admin/audit'],
    load: async () =>
      (await import(/* webpackChunkName: "api-admin-audit" */ '../admin-audit/routes')).area,
  },
  {
    name: 'practice.admin-doctors-commands',
    routes: [
      'GET /api/v1/admin/doctors/:id',
      'POST /api/v1/admin/doctors/:id/verify',
      'POST /api/v1/admin/doctors/:id/reject',
      'POST /api/v1/admin/doctors/:id/suspend',
      'POST /api/v1/admin/doctors/:id/reinstate',
    ],
    load: async () =>
      (
        await import(
          /* webpackChunkName: "api-admin-doctors-commands" */ '../admin-doctors/commands'
        )
      ).area,
  },
  {
    name: 'practice.admin-doctors',
    routes: ['GET /api/v1/admin/doctors'],
    prefetched: true,
    load: async () =>
      (await import(/* webpackChunkName: "api-admin-doctors" */ '../admin-doctors/routes')).area,
  },
];
