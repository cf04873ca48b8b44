import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { ErrorState, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';

interface PlanOutlineProps {
  /** What the page waits for. */
  query: Pick<QueryResult<unknown>, 'error' | 'loading' | 'reload'>;
}

/** A plan's page while it loads, or where it could not be loaded. */
export function PlanOutline({ query: { error, loading, reload } }: PlanOutlineProps) {
  const { t } = useTranslation('doctor');
  return (
    <Page>
      <PageHeader
        title={t('plans.column.name')}
        back={{ to: '/doctor/plans', label: t('plans.title') }}
      />
      {error ? (
        <ErrorState failure={error} onRetry={reload} retrying={loading} />
      ) : (
        <Loading shape="form" />
      )}
    </Page>
  );
}
