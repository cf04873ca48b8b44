import { getAdminDoctor, listAdminDoctors } from '@praxis/contract/endpoints/admin';
import { getOptions } from '@praxis/contract/endpoints/options';
import { query } from '@praxis/sdk/data';

/** One doctor, with the practice in figures. */
export const doctorQuery = query({ app: 'admin', name: 'doctor', endpoint: getAdminDoctor });

/** One page of all doctors under a verification status, with the counts of all. */
export const doctorsQuery = query({
  app: 'admin',
  name: 'doctors',
  endpoint: listAdminDoctors,
});

/** An option list in a language. */
export const optionsQuery = query({ app: 'admin', name: 'options', endpoint: getOptions });
