/** An invoice as a sheet of paper: on the screen, printed, and as a PDF. */
export { InvoiceSheet, type InvoiceSheetProps } from './invoice/invoice-sheet';
export type { InvoiceColumn, InvoiceDocument, InvoiceFact } from './invoice/invoice-document';
export { PdfButton, type PdfButtonProps } from './invoice/pdf-button';
