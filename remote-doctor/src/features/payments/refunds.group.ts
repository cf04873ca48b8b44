import { listRefunds } from '@praxis/contract/endpoints/payments';
import { dataGroup } from '@praxis/sdk/data';

/** One page of refunds, with the total of all that match. */
export const refundsGroup = dataGroup({ app: 'doctor', name: 'refunds', endpoint: listRefunds });
