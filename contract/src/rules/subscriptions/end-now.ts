import type { Charge } from '../../entities/charge';
import type { Invoice } from '../../entities/invoice';
import type { Money } from '../../entities/money';
import type { PlanVersion } from '../../entities/plan';
import type { Refund } from '../../entities/refund';
import type { Period, Subscription } from '../../entities/subscription';
import { daysIn, localDate } from '../time/calendar';
import { closeUnpaid } from '../billing/invoice';
import { checkShown, lesser, sum, zero } from '../billing/money';
import { credit, daysLeftOn } from '../billing/proration';
import { issueRefund, refundable, spreadRefund } from '../billing/refund';
import { closeSubscription } from './subscription-decisions';
import type { Deciding } from './subscription-decisions';
import { checkSubscriptionCommand } from './subscription-machine';

export interface EndContext {
  /** Current terms of the subscription. */
  version: PlanVersion;
  /** The subscription's invoices and their charges. */
  invoices: readonly Invoice[];
  charges: readonly Charge[];
}

export interface UnearnedDays {
  daysLeft: number;
  daysInPeriod: number;
  refund: Money;
}

/**
 * Returns the refund for ending on a day: the unearned days of the current period, at most the refundable
 * amount; zero if the period was not paid, as in a trial.
 */
export function unearned(
  { period, billingState }: Pick<Subscription, 'period' | 'billingState'>,
  { version, invoices, charges }: EndContext,
  today: string,
): UnearnedDays {
  const daysLeft = daysLeftOn(period, today, billedUntil(period, invoices));
  const daysInPeriod = daysIn(period);
  const { currency } = version.price;
  const periodCharges = chargesOfPeriod(period.startOn, invoices, charges);
  const refundableTotal = sum(periodCharges.map(refundable), currency);
  const refund =
    billingState === 'trialing'
      ? zero(currency)
      : lesser(credit(version.price, daysLeft, daysInPeriod), refundableTotal);
  return { daysLeft, daysInPeriod, refund };
}

const invoicesOfPeriod = (startOn: string, invoices: readonly Invoice[]) =>
  invoices.filter(({ lines }) => lines.some(({ serviceFrom }) => serviceFrom >= startOn));

/** Returns the day until which a period was billed: its end, or an earlier end known when it began. */
function billedUntil({ startOn, endOn }: Period, invoices: readonly Invoice[]): string {
  const days = invoicesOfPeriod(startOn, invoices).flatMap(({ lines }) =>
    lines.map(({ serviceTo }) => serviceTo),
  );
  return days.toSorted().at(-1) ?? endOn;
}

/**
 * Returns the charges for service since the start of the period. The first one includes the joining fee,
 * which is earned immediately.
 */
function chargesOfPeriod(
  startOn: string,
  invoices: readonly Invoice[],
  charges: readonly Charge[],
): Charge[] {
  const ids = new Set(invoicesOfPeriod(startOn, invoices).map(({ id }) => id));
  return charges.filter(({ invoiceId }) => ids.has(invoiceId));
}

/** Refunds the unearned days of a subscription that ends on a day. Returns the changed and new records. */
export function refundUnearned(
  subscription: Subscription,
  context: EndContext,
  { today, now, idOf }: { today: string; now: number; idOf: (charge: Charge) => string },
): { charges: Charge[]; refunds: Refund[] } {
  const { refund } = unearned(subscription, context, today);
  const { invoices, charges } = context;
  const issued = spreadRefund(
    refund,
    chargesOfPeriod(subscription.period.startOn, invoices, charges),
  ).map(({ charge, amount }) => issueRefund(idOf(charge), charge, amount, 'unearnedDays', now));
  return {
    charges: issued.map(({ charge }) => charge),
    refunds: issued.map((one) => one.refund),
  };
}

export interface Ended {
  subscription: Subscription;
  invoices: Invoice[];
  charges: Charge[];
  refunds: Refund[];
}

export interface EndingNow {
  endReason: 'patientCancelled' | 'doctorEnded';
  /** The refund that the caller was shown. */
  shownRefund?: Money | undefined;
  newId: () => string;
}

/**
 * active, ending -> expiredCancelled immediately: voids open invoices and refunds unearned days. @throws
 * {RuleError} `transition_not_allowed`, or `version_conflict` if the refund isn't the one shown
 */
export function endNow(
  subscription: Subscription,
  context: EndContext,
  { now, timeZone }: Deciding,
  { endReason, shownRefund, newId }: EndingNow,
): Ended {
  checkSubscriptionCommand(subscription, 'endNow');
  const today = localDate(now, timeZone);
  checkShown(unearned(subscription, context, today).refund, shownRefund);
  return {
    subscription: closeSubscription(subscription, today, endReason, now),
    invoices: voidOpen(context.invoices, now),
    ...refundUnearned(subscription, context, { today, now, idOf: newId }),
  };
}

/** Voids the open invoices of a subscription that has ended. Returns the changed records. */
export const voidOpen = (invoices: readonly Invoice[], now: number): Invoice[] =>
  invoices
    .filter(({ status }) => status === 'open' || status === 'draft')
    .map((invoice) => closeUnpaid(invoice, 'void', now));
