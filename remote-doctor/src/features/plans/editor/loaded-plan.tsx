import type { ReactNode } from 'react';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { ErrorState, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { practiceQuery } from '../../../shared/practice/queries';
import { planQuery } from '../queries';

/** What needs to know the currency that the practice is paid in. */
export function WithCurrency({ children }: { children(currency: string): ReactNode }) {
  const practice = useQuery(practiceQuery, {});
  return practice.data ? children(practice.data.currency) : <PlanOutline query={practice} />;
}

interface LoadedPlanProps {
  id: string;
  children(plan: DoctorPlan): ReactNode;
}

/** A plan once it is there; before that the page's outline, or what failed. */
export function LoadedPlan({ id, children }: LoadedPlanProps) {
  const plan = useQuery(planQuery, { params: { id } });
  return plan.data ? children(plan.data) : <PlanOutline query={plan} />;
}

interface PlanOutlineProps {
  /** What the page waits for. */
  query: Pick<QueryResult<unknown>, 'error' | 'loading' | 'reload'>;
}

/** A plan's page while it loads, or where it could not be loaded. */
function PlanOutline({ query: { error, loading, reload } }: PlanOutlineProps) {
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
