import type { Subscription } from '@praxis/contract/entities/subscription';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/**
 * Number of places taken in a plan: open subscriptions to any of its versions, and those that will
 * change to it at their period's end.
 * @param except a subscription that doesn't count
 */
export function membersOfPlan(
  { database }: Simulation,
  planId: string,
  except?: Pick<Subscription, 'id'>,
): number {
  const versions = table(database, 'planVersions');
  const isOfPlan = (versionId = '') => versions.get(versionId)?.planId === planId;
  return table(database, 'subscriptions').filter(
    (one) =>
      one.id !== except?.id &&
      isOpen(one) &&
      (isOfPlan(one.planVersionId) || isOfPlan(one.scheduledPlanVersionId)),
  ).length;
}
