import * as admin from '@praxis/contract/endpoints/admin';
import type { BackEndModule } from '../../core/module';

/** The endpoints for admins. */
export const adminModules: readonly BackEndModule[] = [
  {
    name: 'practice.admin-audit',
    endpoints: [admin.listAudit],
    load: () => import(/* webpackChunkName: "api-admin-audit" */ '../admin-audit/routes'),
  },
  {
    name: 'practice.admin-doctors-commands',
    endpoints: [
      admin.getAdminDoctor,
      admin.verifyDoctor,
      admin.rejectDoctor,
      admin.suspendDoctor,
      admin.reinstateDoctor,
    ],
    load: () =>
      import(/* webpackChunkName: "api-admin-doctors-commands" */ '../admin-doctors/commands'),
  },
  {
    name: 'practice.admin-doctors',
    endpoints: [admin.listAdminDoctors],
    load: () => import(/* webpackChunkName: "api-admin-doctors" */ '../admin-doctors/routes'),
  },
];
