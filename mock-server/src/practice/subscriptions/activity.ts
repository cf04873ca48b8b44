import type { Subscription } from '@praxis/contract/entities/subscription';

/**
 * Whether it ever started: applications that were withdrawn or never decided, and those whose first
 * payment failed, did not. Later failures end a later period.
 */
export const hasStarted = ({ status, endReason, startOn, period }: Subscription): boolean =>
  status === 'active' ||
  (status === 'expiredCancelled' &&
    endReason !== 'patientWithdrew' &&
    endReason !== 'undecided' &&
    !(endReason === 'unpaid' && period.startOn === startOn));

/** Whether it is active on a local date. */
export const wasActive = (one: Subscription, on: string): boolean =>
  hasStarted(one) && one.startOn <= on && (!one.endOn || on < one.endOn);

/**
 * Whether it is active on a local date and renews after it. A subscription with an end date stops
 * renewing once its last period has begun.
 */
export const renewsAfter = (one: Subscription, on: string): boolean =>
  wasActive(one, on) && (!one.endOn || on < one.period.startOn);

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

const isWithin = (on: string, { from, to }: Days): boolean =>
  (!from || from <= on) && (!to || on <= to);

/** Whether it started within the dates, both inclusive. */
export const joinedWithin = (one: Subscription, days: Days): boolean =>
  hasStarted(one) && isWithin(one.startOn, days);

/** Whether it ended within the dates, both inclusive; a future end does not count. */
export const endedWithin = (one: Subscription, days: Days, today: string): boolean =>
  hasStarted(one) && one.endOn !== undefined && one.endOn <= today && isWithin(one.endOn, days);
