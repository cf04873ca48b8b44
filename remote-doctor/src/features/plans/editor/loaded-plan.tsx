import type { ReactNode } from 'react';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { practiceQuery } from '../../../shared/practice/queries';
import { planQuery } from '../queries';

/** What needs to know the currency that the practice is paid in. */
export function WithCurrency({ title, children }: WithCurrencyProps) {
  const practice = useQuery(practiceQuery, {});
  if (practice.data) return children(practice.data.currency);
  return <PlanOutline title={title} query={practice} />;
}

interface WithCurrencyProps {
  /** Of the page until it is there. */
  title: string;
  children(currency: string): ReactNode;
}

interface LoadedPlanProps {
  id: string;
  /** Of the page until it is there. */
  title: string;
  children(plan: DoctorPlan): ReactNode;
}

/** A plan once it is there; before that the page's outline, or what failed. */
export function LoadedPlan({ id, title, children }: LoadedPlanProps) {
  const plan = useQuery(planQuery, { params: { id } });
  return plan.data ? children(plan.data) : <PlanOutline title={title} query={plan} />;
}

interface PlanOutlineProps {
  title: string;
  /** What the page waits for. */
  query: Pick<QueryResult<unknown>, 'data' | 'error' | 'loading' | 'reload'>;
}

/** A plan's page while it loads, or where it could not be loaded. */
function PlanOutline({ title, query }: PlanOutlineProps) {
  const { t } = useTranslation('doctor');
  return (
    <Page>
      <PageHeader title={title} back={{ to: '/doctor/plans', label: t('plans.title') }} />
      <Loaded query={query}>{() => null}</Loaded>
    </Page>
  );
}
