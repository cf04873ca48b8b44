import type { InvoiceLine } from '../entities/invoice';
import type { Money } from '../entities/money';
import type { Plan, PlanVersion } from '../entities/plan';
import type { Subscription } from '../entities/subscription';
import { RuleError } from '../errors';
import { localDate } from './calendar';
import { prorationLines } from './invoice';
import { checkCurrency, zero } from './money';
import { prorate } from './proration';
import { checkCapacity } from './subscribe';
import { planChangeRefusal } from './subscription-machine';
import { refuse, refuseTransition } from './transition';
import { changed } from './versions';

export interface PlanChangeContext {
  now: number;
  timeZone: string;
  /** The terms held now. */
  current: PlanVersion;
  next: PlanVersion;
  nextPlan: Plan;
  /** Open subscriptions of the next plan. */
  members: number;
}

export interface PlanChange {
  effective: 'now' | 'periodEnd';
  effectiveOn: string;
  daysLeft: number;
  daysInPeriod: number;
  credit: Money;
  charge: Money;
  /** Of the invoice for the difference; none where nothing is due now. */
  lines: InvoiceLine[];
  dueNow: Money;
  nextCharge: { on: string; amount: Money };
}

/**
 * What changing the plan means (docs/domain.md#proration): an upgrade applies now and costs the
 * difference for the days left, everything else waits for the period's end. A trial changes at once
 * and costs nothing, since nothing was paid.
 * @throws {RuleError} `transition_not_allowed`, `membership_unpaid` or `plan_full`
 */
export function planChange(subscription: Subscription, context: PlanChangeContext): PlanChange {
  const { now, timeZone, current, next, nextPlan, members } = context;
  refuse(planChangeRefusal(subscription));
  if (nextPlan.doctorId !== subscription.doctorId) throw new RuleError('not_found');
  if (nextPlan.status !== 'active' || nextPlan.currentVersionId !== next.id)
    refuseTransition('active', 'active', 'these terms are not on sale');
  if (next.id === current.id) refuseTransition('active', 'active', 'these are the terms held now');
  if (next.planId !== current.planId) checkCapacity(next, members);
  checkCurrency(next.price, current.price.currency);
  return calculate(subscription, current, next, localDate(now, timeZone));
}

function calculate(
  { period, billingState }: Subscription,
  current: PlanVersion,
  next: PlanVersion,
  today: string,
): PlanChange {
  const proration = prorate(current.price, next.price, period, today);
  const { daysLeft, daysInPeriod, credit, charge, due } = proration;
  const none = zero(next.price.currency);
  const nextCharge = { on: period.endOn, amount: next.price };
  const days = { daysLeft, daysInPeriod };
  if (billingState === 'trialing')
    return {
      effective: 'now',
      effectiveOn: today,
      ...days,
      credit: none,
      charge: none,
      lines: [],
      dueNow: none,
      nextCharge,
    };
  const upgrade =
    next.intervalMonths === current.intervalMonths &&
    next.price.amountMinor > current.price.amountMinor;
  if (!upgrade)
    return {
      effective: 'periodEnd',
      effectiveOn: period.endOn,
      ...days,
      credit: none,
      charge: none,
      lines: [],
      dueNow: none,
      nextCharge,
    };
  const served = { startOn: today, endOn: period.endOn };
  return {
    effective: 'now',
    effectiveOn: today,
    ...days,
    credit,
    charge,
    lines: due.amountMinor > 0 ? prorationLines(current, next, proration, served) : [],
    dueNow: due,
    nextCharge,
  };
}

/** The subscription after the change; what is due now has been charged before. */
export const applyPlanChange = (
  subscription: Subscription,
  { effective }: PlanChange,
  next: PlanVersion,
  now: number,
): Subscription =>
  changed(
    subscription,
    effective === 'now'
      ? { planVersionId: next.id, scheduledPlanVersionId: undefined }
      : { scheduledPlanVersionId: next.id },
    now,
  );
