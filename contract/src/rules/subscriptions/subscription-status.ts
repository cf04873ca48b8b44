import { subscriberStatuses } from '../../entities/subscription';
import type { SubscriberStatus, Subscription } from '../../entities/subscription';
import { daysBetween } from '../time/days';
import { countBy } from '../counts';

type Ending = Pick<Subscription, 'status' | 'endOn'>;

/**
 * The status that is shown (docs/domain.md#subscription): `expiring` is active and ending within so many
 * days (`policy`, 30). `today` is the practice's date.
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

/** The counts of the tabs: disjoint, so that they add up to *all*. */
export const subscriberCounts = (
  subscriptions: readonly Ending[],
  today: string,
  expiringDays: number,
) =>
  countBy(subscriptions, subscriberStatuses, (one) => subscriberStatus(one, today, expiringDays));

/** One that is neither rejected nor over. */
export const isOpen = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'pending' || status === 'approved' || status === 'active';
