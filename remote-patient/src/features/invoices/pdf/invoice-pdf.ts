import type { InvoiceDocument } from '../detail/invoice-document';
import { createPdf, type PdfWriter } from './pdf-page';

/** The invoice as a PDF of A4 sheets. */
export async function invoicePdf(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await createPdf(invoice.title, invoice.language);
  pdf.row([{ text: invoice.title, size: 18, bold: true }]);
  pdf.space(8);
  for (const [label, value] of invoice.facts)
    pdf.row([
      { text: label, faint: true, width: 110 },
      { text: value, x: pdf.left + 120 },
    ]);
  pdf.space(20);
  parties(pdf, invoice);
  pdf.space(24);
  lines(pdf, invoice);
  pdf.space(8);
  for (const { label, amount, strong = false } of invoice.totals)
    pdf.row([
      { text: label, x: pdf.left + pdf.width * 0.58, bold: strong },
      { text: amount, align: 'end', bold: strong },
    ]);
  if (invoice.payments.rows.length > 0) {
    pdf.space(24);
    pdf.row([{ text: invoice.payments.heading, bold: true }]);
    for (const { text, amount } of invoice.payments.rows)
      pdf.row([
        { text, width: pdf.width * 0.78 },
        { text: amount, align: 'end' },
      ]);
  }
  return pdf.save();
}

/** Who bills, and whom, beside each other. */
function parties(pdf: PdfWriter, { from, billTo }: InvoiceDocument): void {
  const middle = pdf.left + pdf.width / 2;
  const width = pdf.width / 2 - 16;
  pdf.row([
    { text: from.heading, faint: true, width },
    { text: billTo.heading, faint: true, x: middle, width },
  ]);
  const count = Math.max(from.lines.length, billTo.lines.length);
  for (let index = 0; index < count; index += 1)
    pdf.row([
      { text: from.lines[index] ?? '', width },
      { text: billTo.lines[index] ?? '', x: middle, width },
    ]);
}

function lines(pdf: PdfWriter, { columns, lines: rows }: InvoiceDocument): void {
  const middle = pdf.left + pdf.width * 0.42;
  const cells = (text: string, period: string, amount: string, faint = false) => [
    { text, faint, width: pdf.width * 0.4 },
    { text: period, faint, x: middle, width: pdf.width * 0.36 },
    { text: amount, faint, align: 'end' as const },
  ];
  pdf.row(cells(columns.text, columns.period, columns.amount, true));
  pdf.rule();
  for (const { text, period, amount } of rows) {
    pdf.row(cells(text, period, amount));
    pdf.rule();
  }
}
