import type { Subscription } from '@praxis/contract/entities/subscription';
import { isOpen } from '@praxis/contract/rules/subscription-status';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** The subscriptions of any version of a plan, whatever their status. */
export function subscriptionsOfPlan({ database }: Simulation, planId: string): Subscription[] {
  const versions = table(database, 'planVersions');
  return table(database, 'subscriptions').filter(
    ({ planVersionId }) => versions.get(planVersionId)?.planId === planId,
  );
}

/** How many of them are open: what the plan's capacity is measured against. */
export const membersOfPlan = (simulation: Simulation, planId: string): number =>
  subscriptionsOfPlan(simulation, planId).filter(isOpen).length;
