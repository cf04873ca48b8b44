import type { Invoice, InvoiceLine } from '../../entities/invoice';
import type { Money } from '../../entities/money';
import type { PlanVersion } from '../../entities/plan';
import type { Period, Subscription } from '../../entities/subscription';
import { localDate, periodFrom } from '../time/calendar';
import { invoiceTotals, periodLines } from './invoice';
import { nextRetryAt } from './retries';

/** The period that a subscription is billed for next, and what it costs. */
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

/** The period after a subscription's current one, under the terms that it will hold. */
export const nextPeriod = (
  { period, anchorDay }: Pick<Subscription, 'period' | 'anchorDay'>,
  { intervalMonths }: Pick<PlanVersion, 'intervalMonths'>,
): Period => periodFrom(period.endOn, intervalMonths, anchorDay);

/**
 * What is billed when the next paid period begins: shown ahead by every view, and charged on that
 * day by the due jobs. The joining fee comes with the first paid period, also after a trial.
 * @param version the terms that the subscription will hold then
 * @returns null where no further period is billed
 */
export function nextBill(subscription: Billable, version: PlanVersion): NextBill | null {
  const { status, billingState, period, endOn } = subscription;
  const waits = status === 'approved' && billingState === 'none';
  const renews = status === 'active' && (endOn === undefined || endOn > period.endOn);
  if (!waits && !renews) return null;
  const first = waits || billingState === 'trialing';
  const billed = waits && version.trialDays === 0 ? period : nextPeriod(subscription, version);
  const lines = periodLines(version, billed, { joining: first, ...(renews && { endOn }) });
  return { period: billed, lines, ...invoiceTotals(lines, version.price.currency) };
}

export interface NextCharge {
  on: string;
  amount: Money;
}

export interface NextChargeContext {
  /** The terms that the subscription will hold in its next period. */
  version: PlanVersion;
  timeZone: string;
  /** The invoice that is past due, and when it was last tried; milliseconds. */
  owed?: { invoice: Pick<Invoice, 'createdAt' | 'due'>; lastTryAt: number } | undefined;
}

/**
 * The very amount that will be charged next, and on which local day: the retry of what is past due,
 * or else the next period; null where nothing more is charged.
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
