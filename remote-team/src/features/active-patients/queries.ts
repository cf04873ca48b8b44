import { listActivePatients } from '@praxis/contract/endpoints/team-member';
import { query } from '@praxis/sdk/data';

/** One page of the patients with a running subscription. */
export const activePatientsQuery = query({
  app: 'team',
  name: 'active-patients',
  endpoint: listActivePatients,
});
