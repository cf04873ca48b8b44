import { useEffect } from 'react';
import type { ListQueryControl } from '@praxis/sdk/ui/list';

/** Response for the page at the address: number of its rows, and of rows on all pages. */
interface PageLoaded {
  rows: number;
  total: number;
}

/**
 * Redirects from a page without rows to the last page that has some: a link may be older than its
 * list, and the last rows of a page may be removed.
 * @returns whether it is redirecting
 */
export function useClampedPage(
  { page, setPage }: Pick<ListQueryControl, 'page' | 'setPage'>,
  perPage: number,
  loaded: PageLoaded | null,
): boolean {
  const isBeyond = loaded !== null && loaded.rows === 0 && page > 1;
  const last = Math.ceil((loaded?.total ?? 0) / perPage);
  // The total still counts rows that were removed a moment ago.
  const to = Math.max(1, Math.min(last, page - 1));
  useEffect(() => {
    if (isBeyond) setPage(to, true);
  }, [isBeyond, to, setPage]);
  return isBeyond;
}
