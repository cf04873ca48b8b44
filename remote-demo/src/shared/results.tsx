import type { ReactNode } from 'react';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, ErrorState } from '@praxis/sdk/ui';

interface ResultsProps<Data> {
  query: QueryResult<Data>;
  /** Shown while the first results load. */
  outline: ReactNode;
  /** Shows the outline instead of results: the page of the list that has some is opened. */
  isBeyond?: boolean;
  /** Renders the results; the previous ones (`isOld`) while the next ones load. */
  children(shown: Data, isOld: boolean): ReactNode;
}

/** Results of a search or filter; after a failure its error, even if there were results before. */
export function Results<Data>({
  query: { data, shown, error, loading, reload },
  outline,
  isBeyond = false,
  children,
}: ResultsProps<Data>) {
  if (error && data === null)
    return (
      <Card>
        <ErrorState failure={error} onRetry={reload} retrying={loading} />
      </Card>
    );
  return shown === null || isBeyond ? outline : children(shown, data === null);
}
