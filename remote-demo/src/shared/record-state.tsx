import type { ComponentProps, ReactNode } from 'react';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, ErrorState } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { MissingRecord } from './missing-record';

interface RecordStateProps {
  query: Pick<QueryResult<unknown>, 'error' | 'loading' | 'reload'>;
  /** Title of the page until the record has loaded. */
  title: string;
  /** Link in the header to the list. */
  back: { to: string; label: string };
  /** Skeleton of the record. */
  children?: ReactNode;
  missing: Omit<ComponentProps<typeof MissingRecord>, 'back'>;
  /** Also true if the back end says so. */
  isMissing?: boolean;
}

/** Page of a record that is loading, failed to load, or doesn't exist. */
export function RecordState({
  query: { error, loading, reload },
  title,
  back,
  children,
  missing,
  isMissing = false,
}: RecordStateProps) {
  if (isMissing || error?.status === 404) return <MissingRecord {...missing} back={back} />;
  return (
    <Page>
      <PageHeader title={title} back={back} />
      {error ? (
        <Card>
          <ErrorState failure={error} onRetry={reload} retrying={loading} />
        </Card>
      ) : (
        children
      )}
    </Page>
  );
}
