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

/** Returns whether an appointment counts toward the allowance; the ledger reserves one entry for each. */
export const usesVisit = ({ state, cancel, subscriptionId }: Appointment): boolean =>
  subscriptionId !== null &&
  (['booked', 'checkedIn', 'fulfilled', 'noShow'].includes(state) ||
    (state === 'cancelled' && cancel?.late === true));

/** Returns the current or a later period that contains a day; undefined if the subscription is not active then. */
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

/** Returns the terms on a day: a scheduled plan change applies from the next period. */
const termsOn = ({ subscription, version, scheduled = version }: Terms, on: string) =>
  on < subscription.period.endOn ? version : scheduled;

/** Returns whether an appointment counts toward a limited allowance. */
export const usesAllowance = (appointment: Appointment, terms: Terms): boolean => {
  const on = localDate(toMillis(appointment.startAt), appointment.timeZone);
  return usesVisit(appointment) && termsOn(terms, on).visitAllowance !== null;
};

/**
 * Returns the appointments used in a period: reserved minus returned ones. After a change to a plan with
 * longer periods, earlier reservations count in the new period that contains the start of theirs.
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

/** Returns the remaining appointments of a period; null means unlimited. */
export const visitsLeft = (
  { visitAllowance }: Pick<PlanVersion, 'visitAllowance'>,
  used: number,
): number | null => (visitAllowance === null ? null : Math.max(0, visitAllowance - used));

/** A subscription with its terms. */
export interface Terms {
  subscription: Subscription;
  /** Terms of the current period. */
  version: PlanVersion;
  /** Terms from the next period on, if a plan change is scheduled. */
  scheduled?: PlanVersion | undefined;
}

export interface Membership extends Terms {
  ledger: readonly VisitLedgerEntry[];
}

/**
 * Returns the period that an appointment is reserved against (docs/domain.md#visit-allowance).
 *
 * @throws {RuleError} `membership_unpaid`; `allowance_used`, with `details.reason` `ended` if the
 * subscription ends before
 */
export function checkAllowance(membership: Membership, startAt: number, timeZone: string): Period {
  const { subscription, ledger } = membership;
  refuse(membershipRefusal(subscription));
  const period = periodContaining(membership, localDate(startAt, timeZone));
  if (!period)
    throw new RuleError('allowance_used', 'The subscription ends before that day.', undefined, {
      reason: 'ended',
    });
  const used = visitsUsed(ledger, subscription.id, period);
  if (visitsLeft(termsOn(membership, period.startOn), used) === 0)
    throw new RuleError('allowance_used');
  return period;
}

/** Creates the ledger entry that reserves an appointment. */
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

/**
 * Creates the ledger entry that returns an appointment to the allowance; undefined if none is reserved or the
 * cancellation was late.
 */
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
