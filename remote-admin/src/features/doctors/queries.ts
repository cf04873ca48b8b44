import { getAdminDoctor, listAdminDoctors } from '@praxis/contract/endpoints/admin';
import { query } from '@praxis/sdk/data';

/** One doctor, with figures of the practice. */
export const doctorQuery = query({ app: 'admin', name: 'doctor', endpoint: getAdminDoctor });

/** One page of doctors with a verification status, with the counts of all tabs. */
export const doctorsQuery = query({
  app: 'admin',
  name: 'doctors',
  endpoint: listAdminDoctors,
});

/** Doctors whose name or practice matches. */
export const doctorsByNameQuery = query({
  app: 'admin',
  name: 'doctors-by-name',
  endpoint: listAdminDoctors,
  ask: (client, q: string, options) =>
    client.call(listAdminDoctors, { query: { status: 'all', q, sort: 'fullName' } }, options),
});
