import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { subscriberCounts } from '@praxis/contract/rules/subscriptions/subscription-status';
import type { DoctorCaller } from '../caller';
import { endedWithin, joinedWithin, wasActive } from '../subscriptions/activity';
import type { ComparedPeriods, DateRange } from './steps';

/**
 * Subscriber counts by status, joined and ended ones, and the active ones at the end of each step.
 */
export function subscribersOf(
  { practice }: DoctorCaller,
  subscriptions: readonly Subscription[],
  { now, before, steps, stepsBefore }: ComparedPeriods,
  today: string,
): DoctorDashboard['subscribers'] {
  const count = (test: (one: Subscription) => boolean) =>
    subscriptions.reduce((sum, one) => (test(one) ? sum + 1 : sum), 0);
  const joined = (part: DateRange) => count((one) => joinedWithin(one, part));
  const ended = (part: DateRange) => count((one) => endedWithin(one, part, today));
  const running = ({ to }: DateRange) => count((one) => wasActive(one, to));
  return {
    counts: subscriberCounts(subscriptions, today, practice.policies.expiringDays),
    joined: { now: joined(now), before: joined(before) },
    ended: { now: ended(now), before: ended(before) },
    series: steps.ranges.map((part, index) => ({
      on: part.from,
      active: running(part),
      activeBefore: running(stepsBefore.ranges[index] ?? before),
      joined: joined(part),
      ended: ended(part),
    })),
  };
}
