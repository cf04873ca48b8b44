import type { PlanStatus } from '@praxis/contract/entities/plan';
import { planTransitions } from '@praxis/contract/rules/plan';

/** What asks before it is done to a plan. */
export type PlanAct = 'publish' | 'archive' | 'delete';

/** What can become of a plan: a draft is deleted rather than archived, as nobody has seen it. */
export function actsOn(status: PlanStatus): PlanAct[] {
  if (status === 'draft') return ['publish', 'delete'];
  return planTransitions[status].includes('active') ? ['publish'] : ['archive'];
}
