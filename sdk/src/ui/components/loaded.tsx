import type { ReactNode } from 'react';
import type { QueryResult } from '../../data/use-query';
import { isNotFound } from '../../data/request-error';
import { ErrorState } from './error-state';
import { GoneState } from './gone-state';
import { Loading } from './loading';

export interface LoadedProps<Data> {
  /** Result of `useQuery`. */
  query: Pick<QueryResult<Data>, 'data' | 'loading' | 'error' | 'reload'>;
  /** Shown while the data loads; defaults to the skeleton of a form. */
  outline?: ReactNode;
  /** Goes back to the list if the record does not exist. */
  onBack?(): void;
  children(data: Data): ReactNode;
}

/** Renders a query's data; its outline while loading, and its error above the last data. */
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
