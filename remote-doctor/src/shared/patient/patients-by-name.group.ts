import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { dataGroup } from '@praxis/sdk/data';

/** The doctor's patients whose name matches. */
export const patientsByNameGroup = dataGroup({
  app: 'doctor',
  name: 'patientsByName',
  endpoint: listSubscribers,
  request: (q: string) => ({
    query: { status: 'all' as const, q, sort: 'patient' as const, perPage: 50 },
  }),
});
