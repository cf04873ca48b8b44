import { listAdminDoctors } from '@praxis/contract/endpoints/admin';
import { dataGroup } from '@praxis/sdk/data';

/** One page of all doctors under a verification status, with the counts of all. */
export const doctorsGroup = dataGroup({
  app: 'admin',
  name: 'doctors',
  endpoint: listAdminDoctors,
});
