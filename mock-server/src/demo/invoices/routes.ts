import {
  deleteDemoInvoice,
  getDemoInvoice,
  getInvoiceClients,
  listDemoInvoices,
  type DemoInvoice,
} from '@praxis/contract/demo/invoices';
import { handle, type AreaModule, type Simulation } from '../../core/area';
import { isChosen, listAll, listPage, newestFirst } from '../../core/list';
import { required } from '../required';
import { invoiceClients, paymentDetails, sampleInvoices } from './data';

/** How many clients a new invoice offers. */
const offeredClients = 5;

const tableOf = ({ database }: Simulation) => database.table<DemoInvoice>('demo.invoices');

export const invoices: AreaModule = {
  seed: ({ database, seededAt }) => database.addSample('demo.invoices', sampleInvoices(seededAt)),
  handlers: [
    handle(listDemoInvoices, ({ query: { status, ...rest } }, simulation) => {
      const allData = [...listAll(tableOf(simulation).all(), { order: newestFirst })];
      const { items, total } = listPage(allData, {
        ...rest,
        fields: ({ id, client }) => [String(id), client.name, client.company, client.companyEmail],
        where: ({ invoiceStatus }) => isChosen(invoiceStatus, status),
      });
      return { allData, invoices: items, total };
    }),

    handle(getDemoInvoice, ({ params }, simulation) => ({
      invoice: required(tableOf(simulation), params.id),
      paymentDetails,
    })),

    handle(deleteDemoInvoice, ({ query }, simulation) => {
      const table = tableOf(simulation);
      table.remove(required(table, query.id).id);
      return undefined;
    }),

    handle(getInvoiceClients, () => invoiceClients.slice(0, offeredClients)),
  ],
};
