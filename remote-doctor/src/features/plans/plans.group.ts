import { listPlans } from '@praxis/contract/endpoints/plans';
import { dataGroup } from '@praxis/sdk/data';

/** One page of the doctor's plans under a tab, with the counts of all tabs. */
export const plansGroup = dataGroup({ app: 'doctor', name: 'plans', endpoint: listPlans });
