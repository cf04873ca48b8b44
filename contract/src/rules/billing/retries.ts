import type { Invoice } from '../../entities/invoice';
import { hour, toMillis } from '../time/instants';

/** Hours after a failed renewal at which it is retried; after the last one the subscription is `unpaid`. */
export const retryHours = [24, 72, 240] as const;

/**
 * Returns the next retry of an open invoice after its last attempt; undefined after the last retry. In
 * milliseconds since the epoch.
 */
export function nextRetryAt(invoice: Pick<Invoice, 'createdAt'>, lastTryAt: number) {
  const first = toMillis(invoice.createdAt);
  return retryHours.map((hours) => first + hours * hour).find((at) => at > lastTryAt);
}
