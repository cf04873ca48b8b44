import { oneOf, periodOf, sortOf, type ListOptions, type ListQuery } from '@praxis/sdk/ui/list';

/** How a list of payments of a kind is narrowed, and its own order. */
export const paymentList: ListOptions = { filters: ['status', 'from', 'to'], sort: '-createdAt' };

/** What such a list asks for at an address: by status, period, search and order. */
export const paymentsAt =
  <const Status extends string>(statuses: readonly Status[]) =>
  ({ filters, q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
    query: {
      ...periodOf(params),
      status: oneOf(filters['status']?.[0], statuses) ?? ('all' as const),
      q,
      sort: sortOf(sort, ['createdAt', 'amount', 'patient'], '-createdAt'),
      page,
      perPage,
    },
  });
