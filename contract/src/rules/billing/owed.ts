import type { Invoice } from '../../entities/invoice';
import type { Subscription } from '../../entities/subscription';
import { localDate } from '../time/calendar';
import { day, hour, toInstant, toMillis } from '../time/instants';
import { nextRetryAt, retryHours } from './retries';
import { unpaidDays } from '../subscriptions/subscription-decisions';

/** Consequences of an invoice that stays past due. */
export interface OwedConsequences {
  /** Next automatic retry; null if there is none. */
  retryAt: string | null;
  /** When bookings will be blocked; null if they are already, or the subscription has not started. */
  blockedAt: string | null;
  /** Local date of the practice on which a subscription that awaits its first payment lapses. */
  lapsesOn: string | null;
}

/** Returns when a subscription lapses whose first invoice stays unpaid, in milliseconds since the epoch. */
export const unpaidLapseAt = ({ createdAt }: Pick<Invoice, 'createdAt'>): number =>
  toMillis(createdAt) + unpaidDays * day;

/**
 * Returns what happens if an invoice is not paid. @param lastTryAt the last attempt, in milliseconds since
 * the epoch
 */
export function owedConsequences(
  { status, billingState }: Pick<Subscription, 'status' | 'billingState'>,
  invoice: Pick<Invoice, 'createdAt'>,
  { lastTryAt, timeZone }: { lastTryAt: number; timeZone: string },
): OwedConsequences {
  const none = { retryAt: null, blockedAt: null, lapsesOn: null };
  if (status === 'approved')
    return { ...none, lapsesOn: localDate(unpaidLapseAt(invoice), timeZone) };
  if (status !== 'active' || billingState !== 'pastDue') return none;
  const retryAt = nextRetryAt(invoice, lastTryAt);
  const [lastRetry] = retryHours.slice(-1);
  return {
    ...none,
    retryAt: retryAt === undefined ? null : toInstant(retryAt),
    blockedAt: toInstant(toMillis(invoice.createdAt) + (lastRetry ?? 0) * hour),
  };
}
