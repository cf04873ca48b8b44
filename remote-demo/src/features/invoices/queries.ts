import {
  getDemoInvoice,
  getInvoiceClients,
  listDemoInvoices,
  type DemoInvoice,
} from '@praxis/contract/demo/invoices';
import type { ResponseOf, QueryInput } from '@praxis/contract';
import { query } from '@praxis/sdk/data';

/** Page of invoices, with all invoices for the outstanding total. */
export interface InvoicePage {
  items: readonly DemoInvoice[];
  total: number;
  all: readonly DemoInvoice[];
}

/** One page of the matching invoices, newest first. */
export const invoiceListQuery = query<
  typeof listDemoInvoices,
  { query: QueryInput<typeof listDemoInvoices> },
  InvoicePage
>({
  app: 'demo',
  name: 'invoice-list',
  endpoint: listDemoInvoices,
  ask: async (client, args, options) => {
    const response: ResponseOf<typeof listDemoInvoices> = await client.call(
      listDemoInvoices,
      args,
      options,
    );
    return { items: response.invoices, total: response.total, all: response.allData };
  },
});

/** One invoice with its payment details. */
export const invoiceQuery = query({ app: 'demo', name: 'invoice', endpoint: getDemoInvoice });

/** Clients that an invoice can be created for. */
export const invoiceClientsQuery = query({
  app: 'demo',
  name: 'invoice-clients',
  endpoint: getInvoiceClients,
});
