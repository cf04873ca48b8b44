import { useEffect } from 'react';
import type { ListQueryControl } from '@praxis/sdk/ui/list';

/** What came for the page at the address: its rows, and those of all pages. */
interface PageLoaded {
  rows: number;
  total: number;
}

/**
 * Leads from a page that has no rows to the last one that has: a link may be older than its list, and
 * the last rows of a page may be taken away.
 * @returns whether it does so now
 */
export function usePageWithin(
  { page, setPage }: Pick<ListQueryControl, 'page' | 'setPage'>,
  perPage: number,
  loaded: PageLoaded | null,
): boolean {
  const isBeyond = loaded !== null && loaded.rows === 0 && page > 1;
  const last = Math.ceil((loaded?.total ?? 0) / perPage);
  // Rows that were taken away a moment ago are still counted.
  const to = Math.max(1, Math.min(last, page - 1));
  useEffect(() => {
    if (isBeyond) setPage(to, true);
  }, [isBeyond, to, setPage]);
  return isBeyond;
}
