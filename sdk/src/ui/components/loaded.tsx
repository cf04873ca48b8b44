import type { ReactNode } from 'react';
import type { QueryResult } from '../../data/use-query';
import { isNotFound } from '../../data/request-error';
import { ErrorState } from './error-state';
import { GoneState } from './gone-state';
import { Loading } from './loading';

export interface LoadedProps<Data> {
  /** Of `useQuery`. */
  query: Pick<QueryResult<Data>, 'data' | 'loading' | 'error' | 'reload'>;
  /** Stands in until the data is there; the outline of a form where it is left out. */
  outline?: ReactNode;
  /** Leads back to the list where the record is not there, or no longer. */
  onBack?(): void;
  children(data: Data): ReactNode;
}

/** What a query holds once it is there: before that its outline, and above it what failed. */
export function Loaded<Data>({ query, outline, onBack, children }: LoadedProps<Data>) {
  const { data, loading, error, reload } = query;
  return (
    <>
      {error &&
        (isNotFound(error) ? (
          <GoneState failure={error} onBack={onBack} />
        ) : (
          <ErrorState failure={error} onRetry={reload} retrying={loading} />
        ))}
      {data !== null ? children(data) : !error && (outline ?? <Loading shape="form" />)}
    </>
  );
}
