import type { ChargePreview } from '@praxis/contract/endpoints/subscribers';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { addDays, localDate } from '@praxis/contract/rules/time/calendar';
import { unearned } from '@praxis/contract/rules/subscriptions/end-now';
import { firstCharge } from '@praxis/contract/rules/billing/first-charge';
import {
  approvalDaysAhead,
  noticeDays,
  maxNoticeDays,
  type Deciding,
} from '@praxis/contract/rules/subscriptions/subscription-decisions';
import { phaseOf } from '@praxis/contract/rules/subscriptions/subscription-machine';
import type { Simulation } from '../../core/module';
import { moneyOf, termsOf } from '../subscriptions/money';

/** Previews the charges and refunds of decisions about a subscription. */
export function chargePreview(
  simulation: Simulation,
  subscription: Subscription,
  { now, timeZone }: Deciding,
  startOn: string | undefined,
): ChargePreview {
  const today = localDate(now, timeZone);
  const phase = phaseOf(subscription);
  const waits = phase === 'pending' || phase === 'approved';
  const runs = phase === 'active' || phase === 'ending';
  const version = termsOf(simulation, subscription);
  const context = { version, ...moneyOf(simulation, subscription) };
  const chosen = startOn ?? (phase === 'approved' ? subscription.startOn : today);
  return {
    firstCharge: waits ? firstCharge(version, chosen) : null,
    endNow: runs ? unearned(subscription, context, today) : null,
    latestStartOn: phase === 'pending' ? addDays(today, approvalDaysAhead) : null,
    earliestEndOn: phase === 'active' ? addDays(today, noticeDays) : null,
    latestEndOn: phase === 'active' ? addDays(today, maxNoticeDays) : null,
  };
}
