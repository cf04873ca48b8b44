import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { dataGroup } from '@praxis/sdk/data';

/** Whom an appointment can be booked for: the doctor's patients whose name matches. */
export const bookablePatientsGroup = dataGroup({
  app: 'doctor',
  name: 'bookablePatients',
  endpoint: listSubscribers,
  request: (q: string) => ({
    query: { status: 'all' as const, q, sort: 'patient' as const, perPage: 50 },
  }),
});
