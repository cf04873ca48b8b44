import type { InvoiceItem, InvoiceParts } from './invoice-input';
import type { DemoInvoice, DemoInvoiceStatus } from './invoices';

/**
 * Converts dollars, with at most two decimals, to integer cents, the unit of all calculations: sums have no
 * floating-point error.
 */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Converts cents to dollars, as stored in the demo's records. */
export const toDollars = (cents: number): number => cents / 100;

/** Returns `part / whole` of an amount, rounded half up. Uses integers until the division. */
const roundedShare = (amount: number, part: number, whole: 100 | 10_000): number =>
  Math.floor((amount * part + whole / 2) / whole);

/** Returns the total of a line, in cents. */
export const lineTotal = ({ quantity, cost }: Pick<InvoiceItem, 'quantity' | 'cost'>): number =>
  roundedShare(toCents(cost), Math.round(quantity * 100), 100);

/** Totals of an invoice, in cents. */
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

/** Calculates the totals: lines, minus the discount, plus tax on the rest. */
export function invoiceTotals({ items, discountPercent, taxPercent }: Priced): InvoiceTotals {
  const subtotal = items.reduce((sum, item) => sum + lineTotal(item), 0);
  const discount = roundedShare(subtotal, Math.round(discountPercent * 100), 10_000);
  const tax = roundedShare(subtotal - discount, Math.round(taxPercent * 100), 10_000);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

/** Returns the lines of an invoice; without lines of its own, its service for the whole amount. */
export const invoiceItems = ({ items, service, total }: DemoInvoice): readonly InvoiceItem[] =>
  items ?? [{ title: service, quantity: 1, unit: 'item', cost: total }];

const allParts: InvoiceParts = { terms: true, note: true, paymentDetails: true };

/** Returns the parts of the printed invoice; all by default. */
export const invoiceParts = ({ parts = allParts }: DemoInvoice): InvoiceParts => parts;

/** Returns the amount paid so far, in cents. */
export const paidCents = ({ total, balance }: Pick<DemoInvoice, 'total' | 'balance'>): number =>
  toCents(total) - toCents(balance);

/** Returns whether an invoice can be edited: a paid one cannot. */
export const canEditInvoice = ({ invoiceStatus }: Pick<DemoInvoice, 'invoiceStatus'>): boolean =>
  invoiceStatus !== 'Paid';

/** Returns whether there is a balance to pay. */
export const canPayInvoice = ({ balance }: Pick<DemoInvoice, 'balance'>): boolean => balance > 0;

type Standing = Pick<DemoInvoice, 'invoiceStatus' | 'balance'>;

/** Returns whether a payment is valid: positive, at most the balance. */
export const isPayable = ({ balance }: Pick<DemoInvoice, 'balance'>, amount: number): boolean =>
  toCents(amount) > 0 && toCents(amount) <= toCents(balance);

/** Returns status and balance after a payment: partly paid, or paid. */
export function afterPayment({ balance }: Pick<DemoInvoice, 'balance'>, amount: number): Standing {
  const left = toCents(balance) - toCents(amount);
  return { balance: toDollars(left), invoiceStatus: left === 0 ? 'Paid' : 'Partial Payment' };
}

/** Returns the status after sending: a draft becomes sent, any other stays. */
export const afterSending = (status: DemoInvoiceStatus): DemoInvoiceStatus =>
  status === 'Draft' ? 'Sent' : status;

/**
 * Returns status and balance after a change of total and due date; null if more has been paid than the new
 * total. It is no longer past due if the new due date has not passed.
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
