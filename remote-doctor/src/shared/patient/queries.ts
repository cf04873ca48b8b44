import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { query } from '@praxis/sdk/data';

/** The doctor's patients whose name matches. */
export const patientsByNameQuery = query({
  app: 'doctor',
  name: 'patients-by-name',
  endpoint: listSubscribers,
  ask: (client, q: string, options) =>
    client.call(
      listSubscribers,
      { query: { status: 'all', q, sort: 'patient', perPage: 50 } },
      options,
    ),
});
