import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { invoiceStatuses } from '../entities/invoice';
import { idSchema } from '../entities/primitives';
import { listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import { patientInvoiceDetailSchema, patientInvoiceSchema } from './views/money-records';

const audience = ['patient'] as const;

/** Lists a patient's invoices. Drafts are hidden from patients: their count is 0. */
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/v1/patient/invoices',
  audience,
  query: listQuery(invoiceStatuses, ['number', 'issuedOn', 'dueOn', 'total']),
  response: tabbedListResponse(patientInvoiceSchema, invoiceStatuses),
  reads: ['invoice', 'account', 'practice'],
});

/** Returns an invoice with its payments and everything that its PDF contains. */
export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/patient/invoices/:id',
  audience,
  params: byId,
  response: patientInvoiceDetailSchema,
  reads: ['invoice', 'account', 'practice', 'billing', 'subscription', 'plan', 'charge', 'card'],
});

/** Pays an invoice with the given card, or the subscription's. */
export const payInvoice = endpoint({
  method: 'POST',
  path: '/api/v1/patient/invoices/:id/pay',
  audience,
  params: byId,
  body: z.strictObject({ cardId: z.optional(idSchema) }),
  response: patientInvoiceDetailSchema,
  errors: ['transition_not_allowed', 'card_declined', 'card_expired'],
  changes: ['invoice', 'charge', 'subscription', 'notification'],
  versioned: true,
  idempotent: true,
});
