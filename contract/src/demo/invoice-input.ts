import * as z from '@praxis/contract/schema';
import { emailSchema } from '../entities/primitives';
import {
  lineInput,
  optionalLineInput,
  optionalTextInput,
  phoneInput,
  textInput,
} from '../entities/text';

/** Limits within which every total is an exact integer of cents. */
export const invoiceLimits = { items: 50, quantity: 1_000, cost: 100_000, percent: 100 } as const;

/** Units of a line's quantity. */
export const invoiceUnits = ['item', 'hour'] as const;
export type InvoiceUnit = (typeof invoiceUnits)[number];

/** Payment methods of a client. */
export const paymentMethods = ['bankTransfer', 'card', 'cash', 'paypal', 'check'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** A number with at most two decimals. */
const twoDecimals = (least: number, most: number) =>
  z.number().check(z.minimum(least), z.maximum(most), z.multipleOf(0.01));

const dayInput = z.iso.date();

export const invoiceItemInput = z.strictObject({
  title: lineInput(120),
  quantity: twoDecimals(0.01, invoiceLimits.quantity),
  unit: z.enum(invoiceUnits),
  /** Unit price, in dollars. */
  cost: twoDecimals(0, invoiceLimits.cost),
});
export type InvoiceItem = z.output<typeof invoiceItemInput>;

export const invoiceClientInput = z.strictObject({
  name: lineInput(80),
  company: optionalLineInput(80),
  companyEmail: emailSchema,
  address: lineInput(160),
  country: lineInput(60),
  contact: phoneInput,
});

/** Optional parts of the printed invoice. */
export const invoicePartsInput = z.strictObject({
  terms: z.boolean(),
  note: z.boolean(),
  paymentDetails: z.boolean(),
});
export type InvoiceParts = z.output<typeof invoicePartsInput>;

const fields = {
  client: invoiceClientInput,
  issuedDate: dayInput,
  dueDate: dayInput,
  items: z.array(invoiceItemInput).check(z.minLength(1), z.maxLength(invoiceLimits.items)),
  /** Percentage of the subtotal. */
  discountPercent: twoDecimals(0, invoiceLimits.percent),
  /** Percentage of the discounted subtotal. */
  taxPercent: twoDecimals(0, invoiceLimits.percent),
  note: optionalTextInput(1000),
  parts: invoicePartsInput,
} as const;

/** Dates compare as strings. */
const dueAfterIssue = z.refine<{ issuedDate: string; dueDate: string }>(
  ({ issuedDate, dueDate }) => dueDate >= issuedDate,
  { path: ['dueDate'] },
);

/** Input of a new invoice. */
export const newInvoiceInput = z.strictObject(fields).check(dueAfterIssue);
export type NewInvoice = z.output<typeof newInvoiceInput>;

/** Input of a changed invoice: replaces it entirely. */
export const changedInvoiceInput = z
  .strictObject({ id: z.int().check(z.minimum(1)), ...fields })
  .check(dueAfterIssue);

export const invoicePaymentInput = z.strictObject({
  /** In dollars; at most the balance. */
  amount: twoDecimals(0.01, Number.MAX_SAFE_INTEGER / 100),
  date: dayInput,
  method: z.enum(paymentMethods),
  note: optionalLineInput(200),
});
export type InvoicePayment = z.output<typeof invoicePaymentInput>;

export const invoiceMessageInput = z.strictObject({
  to: emailSchema,
  subject: lineInput(120),
  message: textInput(4000),
});
export type InvoiceMessage = z.output<typeof invoiceMessageInput>;
