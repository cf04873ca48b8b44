import type { Invoice } from '../../entities/invoice';
import { hour, toMillis } from '../time/instants';

/** A failed renewal is retried so many hours after it, then the subscription is `unpaid`. */
export const retryHours = [24, 72, 240] as const;

/** When the next retry of an open invoice is, given its latest try; undefined after the last one. */
export function nextRetryAt(invoice: Pick<Invoice, 'createdAt'>, lastTryAt: number) {
  const first = toMillis(invoice.createdAt);
  return retryHours.map((hours) => first + hours * hour).find((at) => at > lastTryAt);
}
