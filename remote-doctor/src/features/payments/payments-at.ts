import { oneOf, periodOf, sortOf, type ListOptions, type ListQuery } from '@praxis/sdk/ui/list';

/** Filters and default order of the lists of charges and refunds. */
export const paymentList: ListOptions = { filters: ['status', 'from', 'to'], sort: '-createdAt' };

/** Sortable columns of charges and refunds. */
export const paymentSorts = ['createdAt', 'amount', 'patient'] as const;

/**
 * Builds a function that reads a list's query arguments from the URL: status, period, search and
 * order.
 */
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
