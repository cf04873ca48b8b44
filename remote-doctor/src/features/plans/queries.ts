import { getPlan, listPlans } from '@praxis/contract/endpoints/plans';
import { query } from '@praxis/sdk/data';

/** One plan with its current terms and revenue. */
export const planQuery = query({ app: 'doctor', name: 'plan', endpoint: getPlan });

/** One page of the doctor's plans in a tab, with the counts of all tabs. */
export const plansQuery = query({ app: 'doctor', name: 'plans', endpoint: listPlans });
