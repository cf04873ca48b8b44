import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { PlanCard } from './plan-card';

export interface PlanListProps {
  plans: readonly PublicPlan[];
  /** The user's plan with this doctor; no other can be chosen then. */
  ownPlanId?: string;
}

/** The plans of a doctor. */
export const PlanList = ({ plans, ownPlanId }: PlanListProps) => (
  <ul>
    {plans.map((plan) => (
      <li key={plan.id}>
        <PlanCard
          plan={plan}
          state={ownPlanId === undefined ? 'onSale' : ownPlanId === plan.id ? 'own' : 'other'}
        />
      </li>
    ))}
  </ul>
);
