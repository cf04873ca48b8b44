import { subscriberStatuses } from '../../entities/subscription';
import type { SubscriberStatus, Subscription } from '../../entities/subscription';
import { daysBetween } from '../time/days';
import { countBy } from '../counts';

type Ending = Pick<Subscription, 'status' | 'endOn'>;

/**
 * Returns the displayed status (docs/domain.md#subscription): `expiring` is active and ends within this many
 * days (30 by `policy`). `today` is the practice's date.
 */
export function subscriberStatus(
  { status, endOn }: Ending,
  today: string,
  expiringDays: number,
): SubscriberStatus {
  return status === 'active' && endOn !== undefined && daysBetween(today, endOn) <= expiringDays
    ? 'expiring'
    : status;
}

/** Counts subscriptions by displayed status; the counts are disjoint and add up to `all`. */
export const subscriberCounts = (
  subscriptions: readonly Ending[],
  today: string,
  expiringDays: number,
) =>
  countBy(subscriptions, subscriberStatuses, (one) => subscriberStatus(one, today, expiringDays));

/** Returns whether a subscription is open, by its status or the displayed one: neither rejected nor ended. */
export const isOpen = ({ status }: { status: SubscriberStatus }): boolean =>
  status !== 'rejected' && status !== 'expiredCancelled';
