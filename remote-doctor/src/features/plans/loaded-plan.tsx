import type { ReactNode } from 'react';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useDataGroup } from '@praxis/sdk/data';
import { planGroup } from './plan.group';
import { PlanOutline } from './plan-outline';

interface LoadedPlanProps {
  id: string;
  children(plan: DoctorPlan): ReactNode;
}

/** A plan once it is there; before that the page's outline, or what failed. */
export function LoadedPlan({ id, children }: LoadedPlanProps) {
  const group = useDataGroup(planGroup, { params: { id } });
  // The plan that was on show before stays in the group until this one is there.
  return group.data?.id === id ? children(group.data) : <PlanOutline group={group} />;
}
