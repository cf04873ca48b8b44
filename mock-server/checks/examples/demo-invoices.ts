import type {
  InvoiceMessage,
  InvoicePayment,
  NewInvoice,
} from '@praxis/contract/demo/invoice-input';
import type { DemoInvoice } from '@praxis/contract/demo/invoices';

/** Valid bodies for the demo's invoice endpoints. */
export const composedInvoice: NewInvoice = {
  client: {
    name: 'Nia Long',
    company: 'Quayside Dental',
    companyEmail: 'nia@quayside.example',
    address: '3 Dock Road, Galway',
    country: 'Ireland',
    contact: '+353 91 555 0177',
  },
  issuedDate: '2026-01-05',
  dueDate: '2026-02-04',
  items: [
    { title: 'Data migration', quantity: 7.5, unit: 'hour', cost: 120 },
    { title: 'Waiting room screens', quantity: 2, unit: 'item', cost: 349.99 },
  ],
  discountPercent: 10,
  taxPercent: 23,
  note: 'Thank you for your business.',
  parts: { terms: true, note: true, paymentDetails: true },
};

export const invoiceMessage: InvoiceMessage = {
  to: 'nia@quayside.example',
  subject: 'Invoice #5050',
  message: 'Your invoice is attached.',
};

export const invoicePayment: InvoicePayment = {
  amount: 10.5,
  date: '2026-01-06',
  method: 'bankTransfer',
  note: '',
};

export const deletedInvoice: DemoInvoice = {
  id: 4999,
  issuedDate: '2026-01-05',
  client: composedInvoice.client,
  service: 'Data migration',
  total: 900,
  avatar: '',
  invoiceStatus: 'Sent',
  balance: 900,
  dueDate: '2026-02-04',
};
