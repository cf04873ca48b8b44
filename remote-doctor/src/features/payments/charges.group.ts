import { listCharges } from '@praxis/contract/endpoints/payments';
import { dataGroup } from '@praxis/sdk/data';

/** One page of charges, with the totals of all that match. */
export const chargesGroup = dataGroup({ app: 'doctor', name: 'charges', endpoint: listCharges });
