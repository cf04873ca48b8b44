import { useSearchParams } from '@praxis/sdk/router';
import { oneOf, periodOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';

/** A list of payments of a kind, as the address says it: by status, period, search and order. */
export function usePaymentList<const Status extends string>(statuses: readonly Status[]) {
  const [params] = useSearchParams();
  const list = useListQuery({ filters: ['status', 'from', 'to'], sort: '-createdAt' });
  const filter = {
    ...periodOf(params),
    status: oneOf(list.filters['status']?.[0], statuses) ?? ('all' as const),
    q: list.q,
    sort: sortOf(list.sort, ['createdAt', 'amount', 'patient'], '-createdAt'),
  };
  return { list, filter, page: { page: list.page, perPage: list.perPage } };
}
