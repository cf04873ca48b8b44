import type { Subscription } from '@praxis/contract/entities/subscription';

/** Whether it ever ran: an application that was withdrawn, or that nobody decided, never did. */
export const hasBegun = ({ status, endReason }: Subscription): boolean =>
  status === 'active' ||
  (status === 'expiredCancelled' && endReason !== 'patientWithdrew' && endReason !== 'undecided');

/** Whether it runs on a local day. */
export const wasRunning = (one: Subscription, on: string): boolean =>
  hasBegun(one) && one.startOn <= on && (!one.endOn || on < one.endOn);

/**
 * Whether it runs on a local day and renews after it. One that ends renews no more once its last
 * period has begun.
 */
export const renewsAfter = (one: Subscription, on: string): boolean =>
  wasRunning(one, on) && (!one.endOn || on < one.period.startOn);

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

const isWithin = (on: string, { from, to }: Days): boolean =>
  (!from || from <= on) && (!to || on <= to);

/** Whether it began on one of the days, both included. */
export const joinedWithin = (one: Subscription, days: Days): boolean =>
  hasBegun(one) && isWithin(one.startOn, days);

/** Whether it ended on one of the days, both included; what ends later has not ended. */
export const endedWithin = (one: Subscription, days: Days, today: string): boolean =>
  hasBegun(one) && one.endOn !== undefined && one.endOn <= today && isWithin(one.endOn, days);
