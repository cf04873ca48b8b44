import type { ReactNode } from 'react';
import type { QueryResult } from '../../data/use-query';
import { isNotFound, type Failure } from '../../data/request-error';
import { useUiText } from '../text/use-ui-text';
import { Button } from './button';
import { ErrorState } from './error-state';
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

interface GoneStateProps {
  failure: Failure;
  /** Goes back to the list; omit it if the page's heading has a back link. */
  onBack?(): void;
}

/** Replaces a record that does not exist or was deleted while shown. No Retry: it would not help. */
function GoneState({ failure, onBack }: GoneStateProps) {
  const text = useUiText();
  return (
    <ErrorState
      title={text('error.gone')}
      failure={failure}
      other={onBack && <Button onClick={onBack}>{text('error.toList')}</Button>}
    />
  );
}
