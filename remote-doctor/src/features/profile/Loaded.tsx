import type { ReactNode } from 'react';
import type { LoadedGroup } from '@praxis/sdk/data';
import { ErrorState, Loading } from '@praxis/sdk/ui';

interface LoadedProps<Data> {
  group: LoadedGroup<Data>;
  children(data: Data): ReactNode;
}

/** A part of the profile once it is there; before that its outline, or what failed. */
export function Loaded<Data>({ group, children }: LoadedProps<Data>) {
  const { data, loading, error, reload } = group;
  return (
    <>
      {error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {data ? children(data) : !error && <Loading shape="form" />}
    </>
  );
}
