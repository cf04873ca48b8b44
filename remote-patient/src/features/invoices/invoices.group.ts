import { listInvoices } from '@praxis/contract/endpoints/invoices';
import { dataGroup } from '@praxis/sdk/data';

/** One page of the patient's invoices, with the count of each status. */
export const invoicesGroup = dataGroup({
  app: 'patient',
  name: 'invoices',
  endpoint: listInvoices,
});
