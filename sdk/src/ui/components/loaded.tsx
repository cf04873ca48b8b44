import type { ReactNode } from 'react';
import type { LoadedGroup } from '../../data/use-data-group';
import { ErrorState } from './error-state';
import { Loading } from './loading';

export interface LoadedProps<Data> {
  group: LoadedGroup<Data>;
  /** Stands in until the data is there; the outline of a form where it is left out. */
  outline?: ReactNode;
  children(data: Data): ReactNode;
}

/** What a group holds once it is there: before that its outline, and above it what failed. */
export function Loaded<Data>({ group, outline, children }: LoadedProps<Data>) {
  const { data, loading, error, reload } = group;
  return (
    <>
      {error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {data !== null ? children(data) : !error && (outline ?? <Loading shape="form" />)}
    </>
  );
}
