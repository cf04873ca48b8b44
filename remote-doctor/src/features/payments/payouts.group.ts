import { listPayouts } from '@praxis/contract/endpoints/payments';
import { dataGroup } from '@praxis/sdk/data';

/** One page of payouts, and the balance that a payout may take. */
export const payoutsGroup = dataGroup({ app: 'doctor', name: 'payouts', endpoint: listPayouts });
