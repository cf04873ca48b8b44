import type { Invoice } from '../../entities/invoice';
import type { Subscription } from '../../entities/subscription';
import { addDays } from '../time/calendar';
import { hour, toInstant, toMillis } from '../time/instants';
import { nextRetryAt, retryHours } from './retries';
import { unpaidDays } from '../subscriptions/subscription-decisions';

/** What follows where an invoice that is past due stays so. */
export interface OwedConsequences {
  /** When it is charged again; null where the product tries no more. */
  retryAt: string | null;
  /** From when nothing can be booked; null where that is so already, or nothing has begun. */
  blockedAt: string | null;
  /** The practice's day on which a subscription that waits for its first payment lapses. */
  lapsesOn: string | null;
}

/** @param lastTryAt when the invoice was last tried, in milliseconds */
export function owedConsequences(
  { status, billingState, startOn }: Pick<Subscription, 'status' | 'billingState' | 'startOn'>,
  invoice: Pick<Invoice, 'createdAt'>,
  lastTryAt: number,
): OwedConsequences {
  const none = { retryAt: null, blockedAt: null, lapsesOn: null };
  if (status === 'approved') return { ...none, lapsesOn: addDays(startOn, unpaidDays) };
  if (status !== 'active' || billingState !== 'pastDue') return none;
  const retryAt = nextRetryAt(invoice, lastTryAt);
  const [lastRetry] = retryHours.slice(-1);
  return {
    ...none,
    retryAt: retryAt === undefined ? null : toInstant(retryAt),
    blockedAt: toInstant(toMillis(invoice.createdAt) + (lastRetry ?? 0) * hour),
  };
}
