import type { Charge } from '../../entities/charge';
import type { Invoice } from '../../entities/invoice';
import type { Money } from '../../entities/money';
import type { PlanVersion } from '../../entities/plan';
import type { Refund } from '../../entities/refund';
import type { Subscription } from '../../entities/subscription';
import { daysIn, localDate } from '../time/calendar';
import { closeUnpaid } from '../billing/invoice';
import { lesser, sum, zero } from '../billing/money';
import { credit, daysLeftOn } from '../billing/proration';
import { issueRefund, refundable, spreadRefund } from '../billing/refund';
import { over } from './subscription-decisions';
import type { Deciding } from './subscription-decisions';
import { checkSubscriptionCommand } from './subscription-machine';

export interface EndContext {
  /** The terms that the subscription holds now. */
  version: PlanVersion;
  /** Its invoices and their charges. */
  invoices: readonly Invoice[];
  charges: readonly Charge[];
}

export interface UnearnedDays {
  daysLeft: number;
  daysInPeriod: number;
  refund: Money;
}

/**
 * What ending now gives back: the unearned days of what was paid for the current period, and never
 * more than can be refunded. Nothing where the period was not paid, as in a trial.
 */
export function unearned(
  { period, billingState, endOn }: Subscription,
  { version, invoices, charges }: EndContext,
  today: string,
): UnearnedDays {
  const daysLeft = daysLeftOn(period, today, endOn);
  const daysInPeriod = daysIn(period);
  const { currency } = version.price;
  const ofPeriod = chargesOfPeriod(period.startOn, invoices, charges);
  const bearable = sum(ofPeriod.map(refundable), currency);
  const refund =
    billingState === 'trialing'
      ? zero(currency)
      : lesser(credit(version.price, daysLeft, daysInPeriod), bearable);
  return { daysLeft, daysInPeriod, refund };
}

/** The charges for service since the period began; the joining fee, which is earned at once, is part of the first. */
function chargesOfPeriod(
  startOn: string,
  invoices: readonly Invoice[],
  charges: readonly Charge[],
): Charge[] {
  const ids = new Set(
    invoices
      .filter(({ lines }) => lines.some(({ serviceFrom }) => serviceFrom >= startOn))
      .map(({ id }) => id),
  );
  return charges.filter(({ invoiceId }) => ids.has(invoiceId));
}

export interface Ended {
  subscription: Subscription;
  invoices: Invoice[];
  charges: Charge[];
  refunds: Refund[];
}

/** active, ending -> expiredCancelled at once: open invoices are voided, unearned days refunded. */
export function endNow(
  subscription: Subscription,
  context: EndContext,
  { now, timeZone }: Deciding,
  { endReason, newId }: { endReason: 'patientCancelled' | 'doctorEnded'; newId: () => string },
): Ended {
  checkSubscriptionCommand(subscription, 'endNow');
  const today = localDate(now, timeZone);
  const { refund } = unearned(subscription, context, today);
  const spread = spreadRefund(
    refund,
    chargesOfPeriod(subscription.period.startOn, context.invoices, context.charges),
  );
  const issued = spread.map(({ charge, amount }) =>
    issueRefund(newId(), charge, amount, 'unearnedDays', now),
  );
  return {
    subscription: over(subscription, today, endReason, now),
    invoices: voidOpen(context.invoices, now),
    charges: issued.map(({ charge }) => charge),
    refunds: issued.map((one) => one.refund),
  };
}

/** The open invoices, voided: what a subscription that is over does not owe. */
export const voidOpen = (invoices: readonly Invoice[], now: number): Invoice[] =>
  invoices
    .filter(({ status }) => status === 'open' || status === 'draft')
    .map((invoice) => closeUnpaid(invoice, 'void', now));
