import type { InvoiceLine } from '../../entities/invoice';
import type { Money } from '../../entities/money';
import type { Plan, PlanVersion } from '../../entities/plan';
import type { Subscription } from '../../entities/subscription';
import { RuleError } from '../../errors';
import { planEnd } from '../billing/billing';
import { localDate } from '../time/calendar';
import { prorationLines } from '../billing/invoice';
import { nextCharge, type NextCharge } from '../billing/next-charge';
import { checkCurrency, zero } from '../billing/money';
import { prorate } from '../billing/proration';
import { checkCapacity } from './subscribe';
import { planChangeRefusal } from './subscription-machine';
import { refuse, refuseTransition } from '../transition';
import { updateRecord } from '../versions';

export interface PlanChangeContext {
  now: number;
  timeZone: string;
  /** Current terms. */
  current: PlanVersion;
  next: PlanVersion;
  nextPlan: Plan;
  /** Other subscribers of the next plan, including those scheduled to change to it. */
  members: number;
}

export interface PlanChange {
  effective: 'now' | 'periodEnd';
  effectiveOn: string;
  daysLeft: number;
  daysInPeriod: number;
  credit: Money;
  charge: Money;
  /** Invoice lines of the difference; empty if nothing is due now. */
  lines: InvoiceLine[];
  dueNow: Money;
  /** Null if nothing more is charged. */
  nextCharge: NextCharge | null;
}

/**
 * Returns the consequences of a plan change (docs/domain.md#proration): an upgrade applies now and costs the
 * prorated difference; any other change applies at the period's end. During a trial, which was not paid, a
 * change applies immediately and is free. Choosing the current terms cancels a scheduled change, even if they
 * are no longer on sale.
 * @throws {RuleError} `transition_not_allowed`, `membership_unpaid`, `plan_full`, or `not_found` for another
 * doctor's plan
 */
export function planChange(subscription: Subscription, context: PlanChangeContext): PlanChange {
  const { now, timeZone, current, next, nextPlan, members } = context;
  refuse(planChangeRefusal(subscription));
  if (nextPlan.doctorId !== subscription.doctorId) throw new RuleError('not_found');
  if (next.id === current.id) {
    if (subscription.scheduledPlanVersionId === undefined)
      refuseTransition('active', 'active', 'these are the current terms');
  } else if (nextPlan.status !== 'active' || nextPlan.currentVersionId !== next.id)
    refuseTransition('active', 'active', 'these terms are not on sale');
  if (next.planId !== current.planId) checkCapacity(next, members);
  checkCurrency(next.price, current.price.currency);
  const effect = effectOf(subscription, current, next, localDate(now, timeZone));
  const after = applyPlanChange(subscription, effect, next, now);
  return { ...effect, nextCharge: nextCharge(after, { version: next, timeZone }) };
}

type Effect = Omit<PlanChange, 'nextCharge'>;

function effectOf(
  { period, billingState }: Subscription,
  current: PlanVersion,
  next: PlanVersion,
  today: string,
): Effect {
  const proration = prorate(current.price, next.price, period, today);
  const { daysLeft, daysInPeriod, credit, charge, due } = proration;
  const none = zero(next.price.currency);
  const free = { daysLeft, daysInPeriod, credit: none, charge: none, lines: [], dueNow: none };
  if (billingState === 'trialing' || next.id === current.id)
    return { effective: 'now', effectiveOn: today, ...free };
  const upgrade =
    next.intervalMonths === current.intervalMonths &&
    next.price.amountMinor > current.price.amountMinor;
  if (!upgrade) return { effective: 'periodEnd', effectiveOn: period.endOn, ...free };
  const served = { startOn: today, endOn: period.endOn };
  return {
    effective: 'now',
    effectiveOn: today,
    daysLeft,
    daysInPeriod,
    credit,
    charge,
    lines: due.amountMinor > 0 ? prorationLines(current, next, proration, served) : [],
    dueNow: due,
  };
}

/**
 * Applies a plan change; the amount due now was charged before. A plan without renewal ends after its first
 * paid period, which is the current one unless that is a trial. Scheduling the scheduled change again changes
 * nothing.
 */
export function applyPlanChange(
  subscription: Subscription,
  { effective }: Pick<PlanChange, 'effective'>,
  next: PlanVersion,
  now: number,
): Subscription {
  if (next.id === subscription.planVersionId)
    return updateRecord(subscription, { scheduledPlanVersionId: undefined }, now);
  if (effective === 'periodEnd' && next.id === subscription.scheduledPlanVersionId)
    return subscription;
  if (effective === 'periodEnd')
    return updateRecord(subscription, { scheduledPlanVersionId: next.id }, now);
  const paid = subscription.billingState !== 'trialing';
  return updateRecord(
    subscription,
    {
      planVersionId: next.id,
      scheduledPlanVersionId: undefined,
      ...(paid && planEnd(next, subscription.period)),
    },
    now,
  );
}
