import { getPlan } from '@praxis/contract/endpoints/plans';
import { dataGroup } from '@praxis/sdk/data';

/** One plan with its current terms and what it brings. */
export const planGroup = dataGroup({ app: 'doctor', name: 'plan', endpoint: getPlan });
