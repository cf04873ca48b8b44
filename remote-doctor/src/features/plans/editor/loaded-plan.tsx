import type { ReactNode } from 'react';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { practiceQuery } from '../../../shared/practice/queries';
import { planQuery } from '../queries';

/** Renders its children once the practice's currency has loaded. */
export function WithCurrency({ title, children }: WithCurrencyProps) {
  const practice = useQuery(practiceQuery, {});
  if (practice.data) return children(practice.data.currency);
  return <PlanOutline title={title} query={practice} />;
}

interface WithCurrencyProps {
  /** Title of the page while it loads. */
  title: string;
  children(currency: string): ReactNode;
}

interface LoadedPlanProps {
  id: string;
  /** Title of the page while it loads. */
  title: string;
  children(plan: DoctorPlan): ReactNode;
}

/** Renders its children once the plan has loaded; until then a skeleton or the error. */
export function LoadedPlan({ id, title, children }: LoadedPlanProps) {
  const plan = useQuery(planQuery, { params: { id } });
  return plan.data ? children(plan.data) : <PlanOutline title={title} query={plan} />;
}

interface PlanOutlineProps {
  title: string;
  /** The query that the page waits for. */
  query: Pick<QueryResult<unknown>, 'data' | 'error' | 'loading' | 'reload'>;
}

/** A plan's page while it loads or after loading failed. */
function PlanOutline({ title, query }: PlanOutlineProps) {
  const { t } = useTranslation('doctor');
  return (
    <Page>
      <PageHeader title={title} back={{ to: '/doctor/plans', label: t('plans.title') }} />
      <Loaded query={query}>{() => null}</Loaded>
    </Page>
  );
}
