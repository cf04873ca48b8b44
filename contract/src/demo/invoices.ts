import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import { byId, dateSchema, demoIdSchema, idInBody, paging, textQuery } from './fields';
import {
  changedInvoiceInput,
  invoiceItemInput,
  invoiceMessageInput,
  invoicePartsInput,
  invoicePaymentInput,
  newInvoiceInput,
} from './invoice-input';

export const demoInvoiceStatuses = [
  'Paid',
  'Downloaded',
  'Sent',
  'Draft',
  'Partial Payment',
  'Past Due',
] as const;
export type DemoInvoiceStatus = (typeof demoInvoiceStatuses)[number];

export const invoiceClientSchema = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
});
export type InvoiceClient = z.infer<typeof invoiceClientSchema>;

/** An invoice; amounts are in dollars. */
export const demoInvoiceSchema = z.object({
  id: demoIdSchema,
  issuedDate: dateSchema,
  client: invoiceClientSchema,
  service: z.string(),
  total: z.number(),
  avatar: pictureSchema,
  invoiceStatus: z.enum(demoInvoiceStatuses),
  /** Unpaid amount; 0 if there is none. */
  balance: z.number(),
  dueDate: dateSchema,
  /** Composed content, from here on; absent in invoices of the sample data, which have only their service. */
  items: z.optional(z.array(invoiceItemInput)),
  discountPercent: z.optional(z.number()),
  taxPercent: z.optional(z.number()),
  note: z.optional(z.string()),
  parts: z.optional(invoicePartsInput),
  /** Recorded payments, oldest first. */
  payments: z.optional(z.array(invoicePaymentInput)),
  /** Recipient and time of the last sending. */
  sent: z.optional(z.object({ to: z.string(), at: dateSchema })),
});
export type DemoInvoice = z.infer<typeof demoInvoiceSchema>;

export const paymentDetailsSchema = z.object({
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;

/** Sender of the demo's invoices. */
export const invoiceSender = {
  name: 'Harbour Practice Supplies Ltd.',
  lines: ['8 Quay Street, Galway', 'Ireland'],
  email: 'billing@harbour-supplies.example',
  phone: '+353 91 555 0142',
} as const;

/** Lists invoices, newest id first. */
export const listDemoInvoices = endpoint({
  method: 'GET',
  path: '/apps/invoice/invoices',
  audience: 'public',
  query: z.object({ q: textQuery(), status: textQuery(), ...paging(10) }),
  response: z.object({
    allData: z.array(demoInvoiceSchema),
    invoices: z.array(demoInvoiceSchema),
    total: z.number(),
  }),
  reads: ['demoInvoice'],
});

/** Returns an invoice with its payment details. */
export const getDemoInvoice = endpoint({
  method: 'GET',
  path: '/api/invoice/invoices/:id',
  audience: 'public',
  params: byId,
  response: z.object({ invoice: demoInvoiceSchema, paymentDetails: paymentDetailsSchema }),
  reads: ['demoInvoice'],
});

/** Deletes an invoice; `restoreDemoInvoice` undoes it. */
export const deleteDemoInvoice = endpoint({
  method: 'DELETE',
  path: '/apps/invoice/delete',
  audience: 'public',
  query: byId,
  changes: ['demoInvoice'],
});

/** Returns the first five clients. */
export const getInvoiceClients = endpoint({
  method: 'GET',
  path: '/api/invoice/clients',
  audience: 'public',
  response: z.array(invoiceClientSchema),
  reads: [],
});

const response = z.object({ invoice: demoInvoiceSchema });

/** Creates a draft; its number is the last one + 1. */
export const addDemoInvoice = endpoint({
  method: 'POST',
  path: '/apps/invoice/add-invoice',
  audience: 'public',
  body: z.object({ invoice: newInvoiceInput }),
  response,
  status: 201,
  changes: ['demoInvoice'],
});

/** Replaces an invoice's content. 409 for a paid invoice, and for a total below the paid amount. */
export const updateDemoInvoice = endpoint({
  method: 'POST',
  path: '/apps/invoice/update-invoice',
  audience: 'public',
  body: z.object({ invoice: changedInvoiceInput }),
  response,
  changes: ['demoInvoice'],
});

/** Emails the client a link to the invoice; a draft becomes sent. */
export const sendDemoInvoice = endpoint({
  method: 'POST',
  path: '/apps/invoice/send',
  audience: 'public',
  body: z.object({ id: idInBody, message: invoiceMessageInput }),
  response,
  changes: ['demoInvoice'],
});

/** Records a payment; 409 if it exceeds the balance. */
export const addInvoicePayment = endpoint({
  method: 'POST',
  path: '/apps/invoice/add-payment',
  audience: 'public',
  body: z.object({ id: idInBody, payment: invoicePaymentInput }),
  response,
  status: 201,
  changes: ['demoInvoice'],
});

/** Restores a deleted invoice, under the next number if its own was reused; 409 if the invoice is there. */
export const restoreDemoInvoice = endpoint({
  method: 'POST',
  path: '/apps/invoice/restore',
  audience: 'public',
  body: z.object({ invoice: demoInvoiceSchema }),
  response,
  status: 201,
  changes: ['demoInvoice'],
});
