import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { PlanCard } from './plan-card';

export interface PlanListProps {
  plans: readonly PublicPlan[];
  /** The plan that the reader has with this doctor; none can be chosen beside it. */
  ownPlanId?: string;
}

/** The plans that a doctor sells. */
export const PlanList = ({ plans, ownPlanId }: PlanListProps) => (
  <ul>
    {plans.map((plan) => (
      <li key={plan.id}>
        <PlanCard
          plan={plan}
          stands={ownPlanId === undefined ? 'onSale' : ownPlanId === plan.id ? 'own' : 'other'}
        />
      </li>
    ))}
  </ul>
);
