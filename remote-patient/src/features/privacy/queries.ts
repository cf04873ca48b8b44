import { listAccesses } from '@praxis/contract/endpoints/patient-data';
import { query } from '@praxis/sdk/data';

/** One page of the access log of the patient's data, newest first. */
export const accessesQuery = query({
  app: 'patient',
  name: 'accesses',
  endpoint: listAccesses,
});
