/** An invoice as a sheet of paper: on the screen, printed, and as a PDF. */
export type { InvoiceDocument } from './invoice/invoice-document';
export { InvoiceSheet } from './invoice/invoice-sheet';
export { PdfButton } from './invoice/pdf-button';
