import type { DemoInvoice } from '@praxis/contract/demo/invoices';

/** Props of a drawer over an invoice. */
export interface InvoiceDrawerProps {
  invoice: DemoInvoice;
  onClose(): void;
}
