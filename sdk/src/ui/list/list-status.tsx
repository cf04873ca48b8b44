import { useState } from 'react';
import { VisuallyHidden } from '../components/visually-hidden';
import { useUiText } from '../text/use-ui-text';
import type { ListQuery } from './use-list-query';

interface ListStatusProps {
  list: ListQuery;
  tab: string | undefined;
  /** Other rows are on their way. */
  loading: boolean;
  /** Rows on all pages; null while none are known. */
  total: number | null;
}

/**
 * Tells a screen reader what a search, a filter, a tab or another page came to, once it is there.
 * The first rows are read with their page, and an order is told by the column's heading.
 */
export function ListStatus({ list, tab, loading, total }: ListStatusProps) {
  const text = useUiText();
  const { q, filters, page, perPage } = list;
  const asked = JSON.stringify([tab, q, filters, page, perPage]);
  const [first] = useState(asked);
  const [changed, setChanged] = useState(false);
  if (asked !== first && !changed) setChanged(true);
  return (
    <VisuallyHidden role="status">
      {loading ? text('list.updating') : changed && total !== null ? found() : ''}
    </VisuallyHidden>
  );

  function found() {
    const results = text('list.results', { count: total ?? 0 });
    return page > 1 ? `${text('list.page', { page })}, ${results}` : results;
  }
}
