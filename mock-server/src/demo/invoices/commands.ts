import type { NewInvoice } from '@praxis/contract/demo/invoice-input';
import {
  afterEditing,
  afterPayment,
  afterSending,
  canEditInvoice,
  invoiceTotals,
  isPayable,
  toDollars,
} from '@praxis/contract/demo/invoice-rules';
import * as endpoints from '@praxis/contract/demo/invoices';
import { isSameJson } from '../../core/canonical-json';
import { DemoError } from '../../core/errors';
import { handle, type Simulation } from '../../core/module';
import { requireRecord } from '../require-record';
import { invoicesOf } from './table';

const conflict = (error: string) => new DemoError(409, { error });

/** The service that the list shows: the first line's title. */
const serviceOf = ({ items }: NewInvoice) => items[0]?.title ?? '';

/** The picture of a client from an earlier invoice. */
const avatarOf = (simulation: Simulation, { client }: NewInvoice) =>
  invoicesOf(simulation).find(
    (one) => one.client.companyEmail === client.companyEmail && one.avatar !== '',
  )?.avatar ?? '';

export const addDemoInvoice = handle(
  endpoints.addDemoInvoice,
  ({ body: { invoice } }, simulation) => {
    const table = invoicesOf(simulation);
    const total = toDollars(invoiceTotals(invoice).total);
    return {
      invoice: table.put({
        ...invoice,
        id: table.nextNumber(),
        service: serviceOf(invoice),
        avatar: avatarOf(simulation, invoice),
        invoiceStatus: 'Draft',
        total,
        balance: total,
      }),
    };
  },
);

export const updateDemoInvoice = handle(
  endpoints.updateDemoInvoice,
  ({ body: { invoice } }, simulation) => {
    const table = invoicesOf(simulation);
    const before = requireRecord(table, invoice.id);
    if (!canEditInvoice(before)) throw conflict('A paid invoice cannot be edited.');
    const { total } = invoiceTotals(invoice);
    const { dueDate } = invoice;
    const today = new Date(simulation.now()).toISOString().slice(0, 10);
    const standing = afterEditing(before, { total, dueDate, today });
    if (!standing) throw conflict('More has been paid than this invoice would come to.');
    return {
      invoice: table.put({
        ...before,
        ...invoice,
        ...standing,
        service: serviceOf(invoice),
        total: toDollars(total),
      }),
    };
  },
);

export const sendDemoInvoice = handle(
  endpoints.sendDemoInvoice,
  ({ body: { id, message } }, simulation) => {
    const table = invoicesOf(simulation);
    const before = requireRecord(table, id);
    return {
      invoice: table.put({
        ...before,
        invoiceStatus: afterSending(before.invoiceStatus),
        sent: { to: message.to, at: new Date(simulation.now()).toISOString() },
      }),
    };
  },
);

export const addInvoicePayment = handle(
  endpoints.addInvoicePayment,
  ({ body: { id, payment } }, simulation) => {
    const table = invoicesOf(simulation);
    const before = requireRecord(table, id);
    if (!isPayable(before, payment.amount)) throw conflict('The payment is more than the balance.');
    return {
      invoice: table.put({
        ...before,
        ...afterPayment(before, payment.amount),
        payments: [...(before.payments ?? []), payment],
      }),
    };
  },
);

export const restoreDemoInvoice = handle(
  endpoints.restoreDemoInvoice,
  ({ body: { invoice } }, simulation) => {
    const table = invoicesOf(simulation);
    const present = table.get(invoice.id);
    if (!present) return { invoice: table.put(invoice) };
    if (isSameJson(present, invoice)) throw conflict('This invoice is there.');
    // A later invoice has the number, that of the last one plus 1.
    return { invoice: table.put({ ...invoice, id: table.nextNumber() }) };
  },
);
