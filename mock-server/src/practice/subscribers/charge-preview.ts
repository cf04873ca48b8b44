import type { ChargePreview } from '@praxis/contract/endpoints/subscribers';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { addDays, localDate } from '@praxis/contract/rules/time/calendar';
import { unearned } from '@praxis/contract/rules/subscriptions/end-now';
import { firstCharge } from '@praxis/contract/rules/billing/first-charge';
import {
  approvalDaysAhead,
  checkedStart,
  noticeDays,
  maxNoticeDays,
  type Deciding,
} from '@praxis/contract/rules/subscriptions/subscription-decisions';
import { phaseOf } from '@praxis/contract/rules/subscriptions/subscription-machine';
import { checkCapacity } from '@praxis/contract/rules/subscriptions/subscribe';
import type { Simulation } from '../../core/module';
import { membersOfPlan } from '../plans/members';
import { moneyOf, termsOf } from '../subscriptions/money';

/**
 * Previews the charges and refunds of decisions about a subscription.
 *
 * @throws {RuleError} what approving an application on the chosen day throws
 */
export function chargePreview(
  simulation: Simulation,
  subscription: Subscription,
  { now, timeZone }: Deciding,
  startOn: string | undefined,
): ChargePreview {
  const today = localDate(now, timeZone);
  const phase = phaseOf(subscription);
  const runs = phase === 'active' || phase === 'ending';
  const version = termsOf(simulation, subscription);
  const context = { version, ...moneyOf(simulation, subscription) };
  const firstDay = () => {
    if (phase !== 'pending') return phase === 'approved' ? subscription.startOn : null;
    checkCapacity(version, membersOfPlan(simulation, version.planId, subscription));
    return checkedStart(startOn, today);
  };
  const startsOn = firstDay();
  return {
    firstCharge: startsOn === null ? null : firstCharge(version, startsOn),
    endNow: runs ? unearned(subscription, context, today) : null,
    latestStartOn: phase === 'pending' ? addDays(today, approvalDaysAhead) : null,
    earliestEndOn: phase === 'active' ? addDays(today, noticeDays) : null,
    latestEndOn: phase === 'active' ? addDays(today, maxNoticeDays) : null,
  };
}
