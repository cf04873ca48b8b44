import { listPayoutItems } from '@praxis/contract/endpoints/payments';
import { dataGroup } from '@praxis/sdk/data';

/** The items that a payout is made of; they add up to it. */
export const payoutItemsGroup = dataGroup({
  app: 'doctor',
  name: 'payout-items',
  endpoint: listPayoutItems,
});
