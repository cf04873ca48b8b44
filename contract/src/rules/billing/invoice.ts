import type { Invoice, InvoiceLine } from '../../entities/invoice';
import type { Money } from '../../entities/money';
import type { PlanVersion } from '../../entities/plan';
import type { Period, Subscription } from '../../entities/subscription';
import { daysIn } from '../time/calendar';
import { isZero, negative, plus, sum, zero } from './money';
import type { Proration } from './proration';
import { chargeFor } from './proration';
import { payRefusal } from './invoice-status';
import { refuse, refuseTransition } from '../transition';
import { updateRecord, newRecord } from '../versions';

const line = (
  kind: InvoiceLine['kind'],
  text: string,
  amount: Money,
  { startOn, endOn }: Period,
): InvoiceLine => ({ kind, text, amount, serviceFrom: startOn, serviceTo: endOn });

/**
 * Returns the invoice lines of a period. The first paid one includes the joining fee, dated its first day
 * because it buys no period. A subscription that ends within the period is billed for the days until then.
 */
export function periodLines(
  version: PlanVersion,
  period: Period,
  { joining, endOn }: { joining: boolean; endOn?: string },
): InvoiceLine[] {
  const { name, price, joiningFee } = version;
  const cut = endOn !== undefined && endOn < period.endOn;
  const served = cut ? { startOn: period.startOn, endOn } : period;
  const amount = cut ? chargeFor(price, daysIn(served), daysIn(period)) : price;
  return [
    ...(joining && !isZero(joiningFee)
      ? [line('joiningFee', name, joiningFee, { startOn: served.startOn, endOn: served.startOn })]
      : []),
    line('period', name, amount, served),
  ];
}

/** Returns the invoice lines of an upgrade: credit for the rest of the old price, and the prorated new one. */
export function prorationLines(
  oldVersion: PlanVersion,
  newVersion: PlanVersion,
  { credit, charge }: Proration,
  served: Period,
): InvoiceLine[] {
  return [
    line('credit', oldVersion.name, negative(credit), served),
    line('proration', newVersion.name, charge, served),
  ];
}

/** Sums lines and tax. Subscriptions are not taxed; tax stays a field of its own. */
export function invoiceTotals(lines: readonly InvoiceLine[], currency: string) {
  const tax = zero(currency);
  const total = plus(
    sum(
      lines.map(({ amount }) => amount),
      currency,
    ),
    tax,
  );
  return { tax, total };
}

/** Formats an invoice number: INV-000001; consecutive per practice, without gaps. */
export const invoiceNumber = (count: number): string => `INV-${String(count).padStart(6, '0')}`;

export interface InvoiceHead {
  id: string;
  practiceId: string;
  number: string;
  subscription: Pick<Subscription, 'id' | 'doctorId' | 'patientId'>;
  lines: InvoiceLine[];
  currency: string;
  now: number;
  today: string;
}

/** Creates an invoice, due on the day of issue: already paid, or open. */
export function newInvoice(head: InvoiceHead, status: 'open' | 'paid'): Invoice {
  const { id, practiceId, number, subscription, lines, currency, now, today } = head;
  const { tax, total } = invoiceTotals(lines, currency);
  const none = zero(currency);
  // Spread last for speed: objects that grow after a spread are copied repeatedly, 100,000 times a year.
  return {
    practiceId,
    doctorId: subscription.doctorId,
    patientId: subscription.patientId,
    subscriptionId: subscription.id,
    number,
    lines,
    tax,
    total,
    paid: status === 'paid' ? total : none,
    due: status === 'paid' ? none : total,
    status,
    issuedOn: today,
    dueOn: today,
    ...newRecord(id, now),
  };
}

/** open -> paid in full. @throws {RuleError} `transition_not_allowed` */
export function markPaid(invoice: Invoice, now: number): Invoice {
  refuse(payRefusal(invoice));
  const { total } = invoice;
  return updateRecord(invoice, { status: 'paid', paid: total, due: zero(total.currency) }, now);
}

/**
 * open, draft -> void (the subscription has ended) or uncollectible (written off by the doctor). @throws
 * {RuleError} `transition_not_allowed`
 */
export function closeUnpaid(
  invoice: Invoice,
  status: 'void' | 'uncollectible',
  now: number,
): Invoice {
  if (invoice.status !== 'open' && invoice.status !== 'draft')
    refuseTransition(invoice.status, status);
  return updateRecord(invoice, { status, due: zero(invoice.total.currency) }, now);
}
