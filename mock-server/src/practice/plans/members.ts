import type { Subscription } from '@praxis/contract/entities/subscription';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/**
 * How many places of a plan are taken: those of its open subscriptions of any version, and of those
 * that change to it at their period's end.
 * @param except whose own place does not stand in their way
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
