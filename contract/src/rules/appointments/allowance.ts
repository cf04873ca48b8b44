import type { Appointment } from '../../entities/appointment';
import type { PlanVersion } from '../../entities/plan';
import type { Period, Subscription } from '../../entities/subscription';
import type { VisitLedgerEntry } from '../../entities/visit-ledger';
import { RuleError } from '../../errors';
import { nextPeriod } from '../billing/next-charge';
import { membershipRefusal } from './bookable';
import { contains, localDate } from '../time/calendar';
import { toMillis } from '../time/instants';
import { refuse } from '../transition';
import { newRecord } from '../versions';

/** Whether the appointment uses up a visit: the ledger holds as many as there are such appointments. */
export const usesVisit = ({ state, cancel, subscriptionId }: Appointment): boolean =>
  subscriptionId !== null &&
  (['booked', 'checkedIn', 'fulfilled', 'noShow'].includes(state) ||
    (state === 'cancelled' && cancel?.late === true));

/**
 * The period that contains a day, the current one or a later one; undefined where the subscription
 * does not reach that far.
 */
export function periodContaining(
  { subscription, version, scheduled = version }: Terms,
  on: string,
): Period | undefined {
  const { status, endOn } = subscription;
  if (status !== 'active' || on < subscription.period.startOn || (endOn && on >= endOn))
    return undefined;
  let { period } = subscription;
  while (!contains(period, on)) period = nextPeriod({ ...subscription, period }, scheduled);
  return period;
}

/** The terms of a day: a change of plan that waits begins with the next period. */
const termsOn = ({ subscription, version, scheduled = version }: Terms, on: string) =>
  on < subscription.period.endOn ? version : scheduled;

/** Whether the appointment uses up a visit of a plan that has only so many. */
export const usesAllowance = (appointment: Appointment, terms: Terms): boolean => {
  const on = localDate(toMillis(appointment.startAt), appointment.timeZone);
  return usesVisit(appointment) && termsOn(terms, on).visitAllowance !== null;
};

/**
 * Visits used in a period: what was reserved, less what was returned. What was reserved before the
 * plan was changed for one of longer periods counts in that which its own would lie in.
 */
export const visitsUsed = (
  ledger: readonly VisitLedgerEntry[],
  subscriptionId: string,
  period: Period,
): number =>
  ledger.reduce(
    (used, entry) =>
      entry.subscriptionId === subscriptionId && contains(period, entry.periodStartOn)
        ? used - entry.delta
        : used,
    0,
  );

/** Null = unlimited. */
export const visitsLeft = (
  { visitAllowance }: Pick<PlanVersion, 'visitAllowance'>,
  used: number,
): number | null => (visitAllowance === null ? null : Math.max(0, visitAllowance - used));

/** What a subscription offers. */
export interface Terms {
  subscription: Subscription;
  /** What holds in the current period. */
  version: PlanVersion;
  /** What holds from the next period on, where the plan was changed for then. */
  scheduled?: PlanVersion | undefined;
}

export interface Membership extends Terms {
  ledger: readonly VisitLedgerEntry[];
}

/**
 * The period that a visit is reserved against (docs/domain.md#visit-allowance).
 * @throws {RuleError} `membership_unpaid`, or `allowance_used` where no visit is left, or with the reason `ended`
 *   where the membership ends before
 */
export function checkAllowance(membership: Membership, startAt: number, timeZone: string): Period {
  const { subscription, ledger } = membership;
  refuse(membershipRefusal(subscription));
  const period = periodContaining(membership, localDate(startAt, timeZone));
  if (!period)
    throw new RuleError('allowance_used', 'The membership does not reach that day.', undefined, {
      reason: 'ended',
    });
  const used = visitsUsed(ledger, subscription.id, period);
  if (visitsLeft(termsOn(membership, period.startOn), used) === 0)
    throw new RuleError('allowance_used');
  return period;
}

/** The entry that reserves a visit at booking. */
export const reserveVisit = (
  id: string,
  appointment: Pick<Appointment, 'id'>,
  subscriptionId: string,
  { startOn }: Period,
  now: number,
): VisitLedgerEntry => ({
  ...newRecord(id, now),
  subscriptionId,
  periodStartOn: startOn,
  appointmentId: appointment.id,
  delta: -1,
  reason: 'booked',
});

/** The entry that gives a visit back; none where none is reserved or the cancellation was late. */
export function returnVisit(
  id: string,
  appointment: Appointment,
  ledger: readonly VisitLedgerEntry[],
  now: number,
): VisitLedgerEntry | undefined {
  if (usesVisit(appointment)) return undefined;
  const entries = ledger.filter((entry) => entry.appointmentId === appointment.id);
  const reserved = entries.reduce((total, { delta }) => total + delta, 0);
  const [first] = entries;
  if (!first || reserved >= 0) return undefined;
  const { subscriptionId, periodStartOn } = first;
  return {
    ...newRecord(id, now),
    subscriptionId,
    periodStartOn,
    appointmentId: appointment.id,
    delta: 1,
    reason: 'returned',
  };
}
