import type { DemoInvoice } from '@praxis/contract/demo/invoices';

/** What a drawer over an invoice is shown with. */
export interface InvoiceDrawerProps {
  invoice: DemoInvoice;
  onClose(): void;
}
