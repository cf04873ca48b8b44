import { oneOf, periodOf, sortOf, type ListOptions, type ListQuery } from '@praxis/sdk/ui/list';

/** How a list of charges or refunds is narrowed, and its own order. */
export const paymentList: ListOptions = { filters: ['status', 'from', 'to'], sort: '-createdAt' };

/** By what charges and refunds can be put in order. */
export const paymentSorts = ['createdAt', 'amount', 'patient'] as const;

/** What a list of money that moved asks for at an address: by status, period, search and order. */
export const paymentsAt =
  <const Status extends string, const Sort extends string>(
    statuses: readonly Status[],
    sorts: readonly Sort[],
    own: Sort | `-${Sort}`,
  ) =>
  ({ filters, q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
    query: {
      ...periodOf(params),
      status: oneOf(filters['status']?.[0], statuses) ?? ('all' as const),
      q,
      sort: sortOf(sort, sorts, own),
      page,
      perPage,
    },
  });
