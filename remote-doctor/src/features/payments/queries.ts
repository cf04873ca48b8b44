import {
  listCharges,
  listPayoutItems,
  listPayouts,
  listRefunds,
} from '@praxis/contract/endpoints/payments';
import type { ResponseOf } from '@praxis/contract';
import { query } from '@praxis/sdk/data';
import { fetchAllPages } from '../../shared/fetch-all-pages';

/** One page of charges, with the totals of all that match. */
export const chargesQuery = query({ app: 'doctor', name: 'charges', endpoint: listCharges });

export type PayoutItems = ResponseOf<typeof listPayoutItems>;

/** All items of a payout, which add up to it. */
export const payoutItemsQuery = query({
  app: 'doctor',
  name: 'payout-items',
  endpoint: listPayoutItems,
  ask: (client, id: string, options) =>
    fetchAllPages((page) =>
      client.call(listPayoutItems, { params: { id }, query: { sort: 'at', ...page } }, options),
    ),
});

/** One page of payouts, and the balance available for a payout. */
export const payoutsQuery = query({ app: 'doctor', name: 'payouts', endpoint: listPayouts });

/** One page of refunds, with the total of all that match. */
export const refundsQuery = query({ app: 'doctor', name: 'refunds', endpoint: listRefunds });
