import * as endpoints from '@praxis/contract/demo/invoices';
import { handle, type Handler, type Simulation } from '../../core/module';
import { matchesFilter, listAll, listPage, newestFirst } from '../../core/list';
import { requireRecord } from '../require-record';
import {
  addDemoInvoice,
  addInvoicePayment,
  restoreDemoInvoice,
  sendDemoInvoice,
  updateDemoInvoice,
} from './commands';
import { invoiceClients, paymentDetails, sampleInvoices } from './data';
import { invoicesOf } from './table';

/** Number of clients offered for a new invoice. */
const offeredClients = 5;

export const seed = ({ database, seededAt }: Simulation) =>
  database.addSample('demo.invoices', sampleInvoices(seededAt));

export const listDemoInvoices = handle(
  endpoints.listDemoInvoices,
  ({ query: { status, ...rest } }, simulation) => {
    const allData = [...listAll(invoicesOf(simulation).all(), { order: newestFirst })];
    const { items, total } = listPage(allData, {
      ...rest,
      fields: ({ id, client }) => [String(id), client.name, client.company, client.companyEmail],
      where: ({ invoiceStatus }) => matchesFilter(invoiceStatus, status),
    });
    return { allData, invoices: items, total };
  },
);

export const getDemoInvoice = handle(endpoints.getDemoInvoice, ({ params }, simulation) => ({
  invoice: requireRecord(invoicesOf(simulation), params.id),
  paymentDetails,
}));

export const deleteDemoInvoice = handle(endpoints.deleteDemoInvoice, ({ query }, simulation) => {
  const table = invoicesOf(simulation);
  table.remove(requireRecord(table, query.id).id);
  return undefined;
});

export const getInvoiceClients = handle(endpoints.getInvoiceClients, () =>
  invoiceClients.slice(0, offeredClients),
);

export const handlers: readonly Handler[] = [
  listDemoInvoices,
  getDemoInvoice,
  deleteDemoInvoice,
  getInvoiceClients,
  addDemoInvoice,
  updateDemoInvoice,
  sendDemoInvoice,
  addInvoicePayment,
  restoreDemoInvoice,
];
