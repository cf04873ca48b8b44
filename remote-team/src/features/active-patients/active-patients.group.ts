import { listActivePatients } from '@praxis/contract/endpoints/team-member';
import { dataGroup } from '@praxis/sdk/data';

/** One page of the patients with a running subscription. */
export const activePatientsGroup = dataGroup({
  app: 'team',
  name: 'activePatients',
  endpoint: listActivePatients,
});
