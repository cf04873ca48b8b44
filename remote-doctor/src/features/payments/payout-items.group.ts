import type { AnswerOf } from '@praxis/contract';
import { listPayoutItems } from '@praxis/contract/endpoints/payments';
import { dataGroup } from '@praxis/sdk/data';

export type PayoutItems = AnswerOf<typeof listPayoutItems>;

/** As many as one answer may hold. */
const perPage = 100;

/** Every item that a payout is made of; they add up to it. */
export const payoutItemsGroup = dataGroup({
  app: 'doctor',
  name: 'payout-items',
  endpoint: listPayoutItems,
  async load(client, id: string, options) {
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
