import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import type { Plan, PlanVersion } from '@praxis/contract/entities/plan';
import { planActionsOn } from '@praxis/contract/rules/actions/plan-actions';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** The current terms of a plan. */
export function currentOf({ database }: Simulation, plan: Plan): PlanVersion {
  const current = table(database, 'planVersions').get(plan.currentVersionId);
  if (!current) throw new Error(`Plan ${plan.id} has no terms.`);
  return current;
}

/** Figures of all plans of a doctor, computed in one pass. */
export function planFigures({ database }: Simulation, doctorId: string) {
  const versions = table(database, 'planVersions');
  const members = new Map<string, number>();
  const applicants = new Map<string, number>();
  const arriving = new Map<string, number>();
  const membersByVersion = new Map<string, number>();
  const holders = new Map<string, number>();
  const planOfSubscription = new Map<string, string>();
  const revenue = new Map<string, number>();
  for (const one of table(database, 'subscriptions').all()) {
    if (one.doctorId !== doctorId) continue;
    const planId = versions.get(one.planVersionId)?.planId ?? '';
    planOfSubscription.set(one.id, planId);
    const nextPlanId = versions.get(one.scheduledPlanVersionId ?? '')?.planId ?? planId;
    for (const held of new Set([planId, nextPlanId]))
      holders.set(held, (holders.get(held) ?? 0) + 1);
    if (!isOpen(one)) continue;
    if (nextPlanId !== planId) arriving.set(nextPlanId, (arriving.get(nextPlanId) ?? 0) + 1);
    members.set(planId, (members.get(planId) ?? 0) + 1);
    if (one.status === 'pending') applicants.set(planId, (applicants.get(planId) ?? 0) + 1);
    membersByVersion.set(one.planVersionId, (membersByVersion.get(one.planVersionId) ?? 0) + 1);
  }
  const invoices = table(database, 'invoices');
  for (const charge of table(database, 'charges').all()) {
    if (charge.doctorId !== doctorId || charge.status !== 'succeeded') continue;
    const subscriptionId = invoices.get(charge.invoiceId)?.subscriptionId ?? '';
    const planId = planOfSubscription.get(subscriptionId) ?? '';
    const netAmount = charge.amount.amountMinor - charge.refunded.amountMinor;
    revenue.set(planId, (revenue.get(planId) ?? 0) + netAmount);
  }
  return {
    members: (planId: string) => members.get(planId) ?? 0,
    applicants: (planId: string) => applicants.get(planId) ?? 0,
    arriving: (planId: string) => arriving.get(planId) ?? 0,
    membersOf: (versionId: string) => membersByVersion.get(versionId) ?? 0,
    /** Number of subscriptions that ever held the plan, or will from their next period on. */
    holders: (planId: string) => holders.get(planId) ?? 0,
    revenue: (planId: string) => revenue.get(planId) ?? 0,
  };
}

export function planView(
  simulation: Simulation,
  plan: Plan,
  figures = planFigures(simulation, plan.doctorId),
): DoctorPlan {
  const { currentVersionId, ...shown } = plan;
  const current = currentOf(simulation, plan);
  const subscribers = figures.members(plan.id);
  return {
    ...shown,
    current,
    subscribers,
    applicants: figures.applicants(plan.id),
    arriving: figures.arriving(plan.id),
    subscribersOnOlderTerms: subscribers - figures.membersOf(currentVersionId),
    revenue: { amountMinor: figures.revenue(plan.id), currency: current.price.currency },
    actions: planActionsOn(plan, figures.holders(plan.id)),
  };
}
