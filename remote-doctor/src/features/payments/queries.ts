import {
  listCharges,
  listPayoutItems,
  listPayouts,
  listRefunds,
} from '@praxis/contract/endpoints/payments';
import type { AnswerOf } from '@praxis/contract';
import { query } from '@praxis/sdk/data';

/** One page of charges, with the totals of all that match. */
export const chargesQuery = query({ app: 'doctor', name: 'charges', endpoint: listCharges });

export type PayoutItems = AnswerOf<typeof listPayoutItems>;

/** As many as one answer may hold. */
const perPage = 100;

/** Every item that a payout is made of; they add up to it. */
export const payoutItemsQuery = query({
  app: 'doctor',
  name: 'payout-items',
  endpoint: listPayoutItems,
  async ask(client, id: string, options) {
    const ask = (page: number) =>
      client.call(
        listPayoutItems,
        { params: { id }, query: { sort: 'at', page, perPage } },
        options,
      );
    const first = await ask(1);
    const pages = Math.ceil(first.total / perPage);
    const others = await Promise.all(
      Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask(index + 2)),
    );
    return { ...first, items: [first, ...others].flatMap(({ items }) => items) };
  },
});

/** One page of payouts, and the balance that a payout may take. */
export const payoutsQuery = query({ app: 'doctor', name: 'payouts', endpoint: listPayouts });

/** One page of refunds, with the total of all that match. */
export const refundsQuery = query({ app: 'doctor', name: 'refunds', endpoint: listRefunds });
