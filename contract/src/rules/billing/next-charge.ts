import type { Invoice, InvoiceLine } from '../../entities/invoice';
import type { Money } from '../../entities/money';
import type { PlanVersion } from '../../entities/plan';
import type { Period, Subscription } from '../../entities/subscription';
import { localDate, periodFrom } from '../time/calendar';
import { invoiceTotals, periodLines } from './invoice';
import { nextRetryAt } from './retries';

/** The next billed period and its price. */
export interface NextBill {
  period: Period;
  lines: InvoiceLine[];
  tax: Money;
  total: Money;
}

type Billable = Pick<
  Subscription,
  'status' | 'billingState' | 'startOn' | 'period' | 'anchorDay' | 'endOn'
>;

/** Returns the period after the current one, under the terms that will apply. */
export const nextPeriod = (
  { period, anchorDay }: Pick<Subscription, 'period' | 'anchorDay'>,
  { intervalMonths }: Pick<PlanVersion, 'intervalMonths'>,
): Period => periodFrom(period.endOn, intervalMonths, anchorDay);

/**
 * Returns the bill of the next paid period: shown in advance by every view, and charged on that day by the
 * due jobs. The first paid period, also after a trial, includes the joining fee.
 * @param version terms that will apply to that period
 * @returns null if no further period is billed
 */
export function nextBill(subscription: Billable, version: PlanVersion): NextBill | null {
  const { status, billingState, period, endOn } = subscription;
  const isApproved = status === 'approved' && billingState === 'none';
  const hasNextPeriod = status === 'active' && (endOn === undefined || endOn > period.endOn);
  if (!isApproved && !hasNextPeriod) return null;
  const first = isApproved || billingState === 'trialing';
  const billed = isApproved && version.trialDays === 0 ? period : nextPeriod(subscription, version);
  const lines = periodLines(version, billed, { joining: first, ...(hasNextPeriod && { endOn }) });
  return { period: billed, lines, ...invoiceTotals(lines, version.price.currency) };
}

export interface NextCharge {
  on: string;
  amount: Money;
}

export interface NextChargeContext {
  /** Terms that will apply to the next period. */
  version: PlanVersion;
  timeZone: string;
  /** The past-due invoice and its last attempt, in milliseconds since the epoch. */
  owed?: { invoice: Pick<Invoice, 'createdAt' | 'due'>; lastTryAt: number } | undefined;
}

/**
 * Returns the exact amount and local day of the next charge: the retry of a past-due invoice, otherwise the
 * next period; null if nothing more is charged.
 */
export function nextCharge(
  subscription: Billable,
  { version, timeZone, owed }: NextChargeContext,
): NextCharge | null {
  const { status, billingState, endOn } = subscription;
  if (owed && status === 'active' && billingState === 'pastDue') {
    const retryAt = nextRetryAt(owed.invoice, owed.lastTryAt);
    const on = retryAt === undefined ? undefined : localDate(retryAt, timeZone);
    if (on !== undefined && (endOn === undefined || on < endOn))
      return { on, amount: owed.invoice.due };
  }
  const bill = nextBill(subscription, version);
  return bill && bill.total.amountMinor > 0
    ? { on: bill.period.startOn, amount: bill.total }
    : null;
}
