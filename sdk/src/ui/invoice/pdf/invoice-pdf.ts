import type { InvoiceDocument } from '../invoice-document';
import { createPdf, type PdfWriter } from './pdf-page';

/** Creates the invoice as an A4 PDF. */
export async function invoicePdf(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await createPdf(invoice.title, invoice.language);
  pdf.row([{ text: invoice.title, size: 18, bold: true }]);
  pdf.space(8);
  for (const [label, value] of invoice.facts) factRow(pdf, label, value);
  pdf.space(20);
  parties(pdf, invoice);
  pdf.space(24);
  lines(pdf, invoice);
  pdf.space(8);
  pdf.keepTogether(invoice.totals.length);
  for (const { label, amount, strong = false } of invoice.totals)
    pdf.row([
      { text: label, x: pdf.left + pdf.width * 0.58, bold: strong },
      { text: amount, align: 'end', bold: strong },
    ]);
  if (invoice.payments.rows.length > 0) {
    pdf.space(24);
    pdf.keepTogether(2);
    pdf.row([{ text: invoice.payments.heading, bold: true }]);
    for (const { text, amount } of invoice.payments.rows)
      pdf.row([
        { text, width: pdf.width * 0.78 },
        { text: amount, align: 'end' },
      ]);
  }
  if (invoice.payTo) {
    pdf.space(24);
    pdf.keepTogether(1 + invoice.payTo.facts.length);
    pdf.row([{ text: invoice.payTo.heading, faint: true }]);
    for (const [label, value] of invoice.payTo.facts) factRow(pdf, label, value);
  }
  for (const { heading, text } of invoice.remarks ?? []) {
    pdf.space(20);
    const [first = '', ...others] = text.split('\n');
    pdf.row([{ text: `${heading}\n${first}`, lead: 'faint' }]);
    for (const line of others) pdf.row([{ text: line }]);
  }
  return pdf.save();
}

const factRow = (pdf: PdfWriter, label: string, value: string) =>
  pdf.row([
    { text: label, faint: true, width: 110 },
    { text: value, x: pdf.left + 120, width: pdf.width - 120 },
  ]);

/** Writes the addresses of sender and recipient side by side. */
function parties(pdf: PdfWriter, { from, billTo }: InvoiceDocument): void {
  const middle = pdf.left + pdf.width / 2;
  const width = pdf.width / 2 - 16;
  pdf.row([
    { text: from.heading, faint: true, width },
    { text: billTo.heading, faint: true, x: middle, width },
  ]);
  pdf.row([
    { text: from.lines.join('\n'), width, lead: 'bold' },
    { text: billTo.lines.join('\n'), x: middle, width, lead: 'bold' },
  ]);
}

/** Points between the columns. */
const gutter = 12;

function lines(pdf: PdfWriter, { columns, lines: rows }: InvoiceDocument): void {
  const starts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, { share }) => sum + share * pdf.width, pdf.left),
  );
  const write = (texts: readonly string[], faint = false) => {
    pdf.row(
      columns.map(({ align, share }, index) => {
        const width = share * pdf.width - (index === columns.length - 1 ? 0 : gutter);
        const start = starts[index] ?? pdf.left;
        const x = align === 'end' ? start + width : start;
        return { text: texts[index] ?? '', faint, align, x, width };
      }),
      true,
    );
  };
  pdf.heading(() =>
    write(
      columns.map(({ label }) => label),
      true,
    ),
  );
  for (const row of rows) write(row);
  pdf.heading(null);
}
