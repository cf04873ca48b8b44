import { getAdminDoctor, listAdminDoctors } from '@praxis/contract/endpoints/admin';
import { query } from '@praxis/sdk/data';

/** One doctor, with the practice in figures. */
export const doctorQuery = query({ app: 'admin', name: 'doctor', endpoint: getAdminDoctor });

/** One page of all doctors under a verification status, with the counts of all. */
export const doctorsQuery = query({
  app: 'admin',
  name: 'doctors',
  endpoint: listAdminDoctors,
});
