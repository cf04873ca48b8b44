import type { InvoiceItem, InvoiceParts } from './invoice-input';
import type { DemoInvoice, DemoInvoiceStatus } from './invoices';

/**
 * What an invoice comes to and what becomes of its status. Amounts come in dollars with two decimals
 * at most and are counted in whole cents, so that no sum is off by the error of a binary fraction.
 */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** The same amount as the demo's records hold it. */
export const toDollars = (cents: number): number => cents / 100;

/** `part / whole` of an amount; a half cent goes up. Whole numbers until the division. */
const roundedShare = (amount: number, part: number, whole: 100 | 10_000): number =>
  Math.floor((amount * part + whole / 2) / whole);

/** What one line comes to, in cents. */
export const lineTotal = ({ quantity, cost }: Pick<InvoiceItem, 'quantity' | 'cost'>): number =>
  roundedShare(toCents(cost), Math.round(quantity * 100), 100);

/** Of an invoice, in cents. */
export interface InvoiceTotals {
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
}

interface Priced {
  items: readonly Pick<InvoiceItem, 'quantity' | 'cost'>[];
  discountPercent: number;
  taxPercent: number;
}

/** The lines, less the discount, plus the tax on what is left. */
export function invoiceTotals({ items, discountPercent, taxPercent }: Priced): InvoiceTotals {
  const subtotal = items.reduce((sum, item) => sum + lineTotal(item), 0);
  const discount = roundedShare(subtotal, Math.round(discountPercent * 100), 10_000);
  const tax = roundedShare(subtotal - discount, Math.round(taxPercent * 100), 10_000);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

/** What an invoice without lines of its own is for: its service, for the whole amount. */
export const invoiceItems = ({ items, service, total }: DemoInvoice): readonly InvoiceItem[] =>
  items ?? [{ title: service, quantity: 1, unit: 'item', cost: total }];

const allParts: InvoiceParts = { terms: true, note: true, paymentDetails: true };

/** What its sheet shows; all of it unless its writer chose otherwise. */
export const invoiceParts = ({ parts = allParts }: DemoInvoice): InvoiceParts => parts;

/** What has been paid so far, in cents. */
export const paidCents = ({ total, balance }: Pick<DemoInvoice, 'total' | 'balance'>): number =>
  toCents(total) - toCents(balance);

/** What is paid is settled: neither its lines nor its sum change any more. */
export const canEditInvoice = ({ invoiceStatus }: Pick<DemoInvoice, 'invoiceStatus'>): boolean =>
  invoiceStatus !== 'Paid';

/** Something is left to pay. */
export const canPayInvoice = ({ balance }: Pick<DemoInvoice, 'balance'>): boolean => balance > 0;

type Standing = Pick<DemoInvoice, 'invoiceStatus' | 'balance'>;

/** Whether a payment is one that the invoice can take: something, and no more than the balance. */
export const isPayable = ({ balance }: Pick<DemoInvoice, 'balance'>, amount: number): boolean =>
  toCents(amount) > 0 && toCents(amount) <= toCents(balance);

/** A part makes it partly paid, whatever it was; the rest makes it paid. */
export function afterPayment({ balance }: Pick<DemoInvoice, 'balance'>, amount: number): Standing {
  const left = toCents(balance) - toCents(amount);
  return { balance: toDollars(left), invoiceStatus: left === 0 ? 'Paid' : 'Partial Payment' };
}

/** A draft is sent with its first message; any other status says more than that it was sent. */
export const afterSending = (status: DemoInvoiceStatus): DemoInvoiceStatus =>
  status === 'Draft' ? 'Sent' : status;

/**
 * How an invoice stands with another sum and due date; null where more has been paid than it would
 * come to. It is no longer past due once there is time to pay it again.
 */
export function afterEditing(
  before: DemoInvoice,
  { total, dueDate, today }: { total: number; dueDate: string; today: string },
): Standing | null {
  const paid = paidCents(before);
  const left = total - paid;
  if (left < 0) return null;
  const balance = toDollars(left);
  if (paid > 0 && left === 0) return { balance, invoiceStatus: 'Paid' };
  const status = before.invoiceStatus;
  if (status !== 'Past Due' || dueDate < today) return { balance, invoiceStatus: status };
  return { balance, invoiceStatus: paid > 0 ? 'Partial Payment' : 'Sent' };
}
