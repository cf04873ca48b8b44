import * as z from '@praxis/contract/schema';
import { emailSchema } from '../entities/primitives';
import {
  lineInput,
  optionalLineInput,
  optionalTextInput,
  phoneInput,
  textInput,
} from '../entities/text';

/** Within these every sum of an invoice is a whole number of cents that is held exactly. */
export const invoiceLimits = { items: 50, quantity: 1_000, cost: 100_000, percent: 100 } as const;

/** What a line is counted in. */
export const invoiceUnits = ['item', 'hour'] as const;
export type InvoiceUnit = (typeof invoiceUnits)[number];

/** How a client paid. */
export const paymentMethods = ['bankTransfer', 'card', 'cash', 'paypal', 'check'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** A number with two decimals at most. */
const hundredths = (least: number, most: number) =>
  z.number().check(z.minimum(least), z.maximum(most), z.multipleOf(0.01));

const dayInput = z.iso.date();

export const invoiceItemInput = z.strictObject({
  title: lineInput(120),
  quantity: hundredths(0.01, invoiceLimits.quantity),
  unit: z.enum(invoiceUnits),
  /** Of one, in dollars. */
  cost: hundredths(0, invoiceLimits.cost),
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

/** What the sheet says beside its lines. */
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
  /** Of the sum of the lines. */
  discountPercent: hundredths(0, invoiceLimits.percent),
  /** Of what is left after the discount. */
  taxPercent: hundredths(0, invoiceLimits.percent),
  note: optionalTextInput(1000),
  parts: invoicePartsInput,
} as const;

/** Days compare as texts. */
const dueAfterIssue = z.refine<{ issuedDate: string; dueDate: string }>(
  ({ issuedDate, dueDate }) => dueDate >= issuedDate,
  { path: ['dueDate'] },
);

/** A whole invoice, as it is composed. */
export const newInvoiceInput = z.strictObject(fields).check(dueAfterIssue);
export type NewInvoice = z.output<typeof newInvoiceInput>;

/** The same of one that is there: all of it is replaced. */
export const changedInvoiceInput = z
  .strictObject({ id: z.int().check(z.minimum(1)), ...fields })
  .check(dueAfterIssue);

export const invoicePaymentInput = z.strictObject({
  /** In dollars; never more than the balance. */
  amount: hundredths(0.01, Number.MAX_SAFE_INTEGER / 100),
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
