import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, EmptyState, ErrorState, LinkButton } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';

interface MissingProps {
  query: Pick<QueryResult<unknown>, 'error' | 'loading' | 'reload'>;
  /** "Question not found". */
  title: string;
  back: { to: string; label: string };
}

/** Page of a missing record, or of one that failed to load. */
export function Missing({ query: { error, loading, reload }, title, back }: MissingProps) {
  const { t } = useTranslation('demo');
  const isMissing = !error || error.status === 404;
  return (
    <Page>
      <PageHeader title={isMissing ? title : t('knowledge.title')} back={back} />
      <Card>
        {isMissing ? (
          <EmptyState
            drawing="search"
            title={title}
            action={
              <LinkButton kind="primary" to={back.to}>
                {t('knowledge.backTo', { name: back.label })}
              </LinkButton>
            }
          >
            {t('knowledge.missingText')}
          </EmptyState>
        ) : (
          <ErrorState failure={error} onRetry={reload} retrying={loading} />
        )}
      </Card>
    </Page>
  );
}
