import type { BackEndModule } from '../../core/module';

/** What admins call. */
export const adminModules: readonly BackEndModule[] = [
  {
    name: 'practice.admin-audit',
    routes: ['GET /api/v1/admin/audit'],
    load: () => import(/* webpackChunkName: "api-admin-audit" */ '../admin-audit/routes'),
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
    load: () =>
      import(/* webpackChunkName: "api-admin-doctors-commands" */ '../admin-doctors/commands'),
  },
  {
    name: 'practice.admin-doctors',
    routes: ['GET /api/v1/admin/doctors'],
    load: () => import(/* webpackChunkName: "api-admin-doctors" */ '../admin-doctors/routes'),
  },
];
