import { useState } from 'react';
import { VisuallyHidden } from '../components/visually-hidden';
import { useUiText } from '../text/use-ui-text';
import type { ListQuery } from './use-list-query';

interface ListStatusProps {
  list: ListQuery;
  tab: string | undefined;
  /** Whether other rows are loading. */
  loading: boolean;
  /** Number of rows on all pages; null while unknown. */
  total: number | null;
}

/**
 * Announces the number of results after a search, filter, tab or page change. The initial rows are read
 * with the page, and the sort order is announced by the column heading.
 */
export function ListStatus({ list, tab, loading, total }: ListStatusProps) {
  const text = useUiText();
  const { q, filters, page, perPage } = list;
  const request = JSON.stringify([tab, q, filters, page, perPage]);
  const [first] = useState(request);
  const [changed, setChanged] = useState(false);
  if (request !== first && !changed) setChanged(true);
  return (
    <VisuallyHidden role="status">
      {loading ? text('list.updating') : changed && total !== null ? resultsText() : ''}
    </VisuallyHidden>
  );

  function resultsText() {
    const results = text('list.results', { count: total ?? 0 });
    return page > 1 ? `${text('list.page', { page })}, ${results}` : results;
  }
}
