/** An invoice laid out as a document: on screen, printed, and as a PDF. */
export type { InvoiceDocument } from './invoice/invoice-document';
export { InvoiceSheet } from './invoice/invoice-sheet';
export { PdfButton } from './invoice/pdf-button';
