import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { byId, dateSchema, demoIdSchema, paging, pictureSchema, textQuery } from './fields';

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

/** Amounts are dollars. */
export const demoInvoiceSchema = z.object({
  id: demoIdSchema,
  issuedDate: dateSchema,
  client: invoiceClientSchema,
  service: z.string(),
  total: z.number(),
  avatar: pictureSchema,
  invoiceStatus: z.enum(demoInvoiceStatuses),
  /** What is still to be paid; 0 where nothing is. */
  balance: z.number(),
  dueDate: dateSchema,
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

/** The newest id first. */
export const listDemoInvoices = endpoint({
  method: 'GET',
  path: '/apps/invoice/invoices',
  audience: 'public',
  query: z.object({ q: textQuery(), status: textQuery(), ...paging(10) }),
  answer: z.object({
    allData: z.array(demoInvoiceSchema),
    invoices: z.array(demoInvoiceSchema),
    total: z.number(),
  }),
  reads: ['demoInvoice'],
});

export const getDemoInvoice = endpoint({
  method: 'GET',
  path: '/api/invoice/invoices/:id',
  audience: 'public',
  params: byId,
  answer: z.object({ invoice: demoInvoiceSchema, paymentDetails: paymentDetailsSchema }),
  reads: ['demoInvoice'],
});

export const deleteDemoInvoice = endpoint({
  method: 'DELETE',
  path: '/apps/invoice/delete',
  audience: 'public',
  query: byId,
  changes: ['demoInvoice'],
});

/** The first five clients. */
export const getInvoiceClients = endpoint({
  method: 'GET',
  path: '/api/invoice/clients',
  audience: 'public',
  answer: z.array(invoiceClientSchema),
  reads: [],
});
