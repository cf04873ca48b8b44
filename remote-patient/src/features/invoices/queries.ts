import { getInvoice, listInvoices } from '@praxis/contract/endpoints/invoices';
import { query } from '@praxis/sdk/data';

/** One invoice with everything that its printout shows. */
export const invoiceQuery = query({ app: 'patient', name: 'invoice', endpoint: getInvoice });

/** One page of the patient's invoices, with counts by status. */
export const invoicesQuery = query({
  app: 'patient',
  name: 'invoices',
  endpoint: listInvoices,
});
