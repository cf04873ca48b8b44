import { getInvoice } from '@praxis/contract/endpoints/invoices';
import { dataGroup } from '@praxis/sdk/data';

/** One invoice with everything that its print shows. */
export const invoiceGroup = dataGroup({ app: 'patient', name: 'invoice', endpoint: getInvoice });
