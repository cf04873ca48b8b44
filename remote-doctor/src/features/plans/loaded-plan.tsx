import type { ReactNode } from 'react';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useQuery } from '@praxis/sdk/data';
import { planQuery } from './queries';
import { PlanOutline } from './plan-outline';

interface LoadedPlanProps {
  id: string;
  children(plan: DoctorPlan): ReactNode;
}

/** A plan once it is there; before that the page's outline, or what failed. */
export function LoadedPlan({ id, children }: LoadedPlanProps) {
  const plan = useQuery(planQuery, { params: { id } });
  return plan.data ? children(plan.data) : <PlanOutline query={plan} />;
}
