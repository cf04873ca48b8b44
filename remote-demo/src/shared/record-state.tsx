import type { ReactNode } from 'react';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, EmptyState, ErrorState, LinkButton } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';

interface RecordStateProps {
  query: Pick<QueryResult<unknown>, 'error' | 'loading' | 'reload'>;
  /** Title of the page until the record has loaded. */
  title: string;
  /** Link in the header to the list. */
  back: { to: string; label: string };
  /** Skeleton of the record. */
  children?: ReactNode;
  missing: {
    /** Also the title of the page: "Order not found". */
    title: string;
    text?: string;
    /** Label of the button that leads to the list. */
    verb: string;
    drawing?: 'people' | 'search';
  };
  /** By default if the back end says so. */
  isMissing?: boolean;
}

/** Page of a record that is loading, failed to load, or doesn't exist. */
export function RecordState({
  query: { error, loading, reload },
  title,
  back,
  children,
  missing,
  isMissing = error?.status === 404,
}: RecordStateProps) {
  return (
    <Page>
      <PageHeader title={isMissing ? missing.title : title} back={back} />
      {isMissing ? (
        <Card>
          <EmptyState
            drawing={missing.drawing ?? 'search'}
            title={missing.title}
            action={
              <LinkButton kind="primary" to={back.to}>
                {missing.verb}
              </LinkButton>
            }
          >
            {missing.text}
          </EmptyState>
        </Card>
      ) : error ? (
        <Card>
          <ErrorState failure={error} onRetry={reload} retrying={loading} />
        </Card>
      ) : (
        children
      )}
    </Page>
  );
}
