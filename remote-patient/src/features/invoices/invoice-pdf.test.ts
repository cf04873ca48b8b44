import { pdfWords } from '../../shared/pdf-words';
import type { InvoiceDocument } from './invoice-document';
import { invoicePdf } from './invoice-pdf';

const invoice: InvoiceDocument = {
  language: 'de',
  title: 'Rechnung INV-000513',
  facts: [['Fällig am', '6. Nov. 2026']],
  from: { heading: 'Von', lines: ['Praxis Größe & Söhne', '12 Main Street', '+1 555 0100'] },
  billTo: { heading: 'Rechnung an', lines: ['Łukasz Nguyễn', 'Île-de-França', 'a@example.com'] },
  columns: { text: 'Posten', period: 'Zeitraum', amount: 'Betrag' },
  lines: [{ text: 'Plus', period: '6. Nov. 2026 – 5. Dez. 2026', amount: '99,00\u00A0USD' }],
  totals: [{ label: 'Summe', amount: '1\u202F099,00\u00A0USD', strong: true }],
  payments: { heading: 'Zahlungen', rows: [{ text: 'Visa ···· 4242', amount: '99,00 USD' }] },
};

test('the PDF says everything that the invoice says', async () => {
  const words = await pdfWords(await invoicePdf(invoice));
  expect(words).toEqual(
    expect.arrayContaining([
      'Rechnung INV-000513',
      'Fällig am',
      'Praxis Größe & Söhne',
      'Île-de-França',
      '6. Nov. 2026 – 5. Dez. 2026',
      '99,00 USD',
      '1 099,00 USD',
      'Visa ···· 4242',
    ]),
  );
});

test('a name in letters that the fonts lack is written with the nearest ones', async () => {
  const words = await pdfWords(await invoicePdf(invoice));
  expect(words).toContain('Lukasz Nguyen');
});

test('names its title and its language, for those who have it read to them', async () => {
  const { PDFDocument, PDFName } = await import('pdf-lib');
  const document = await PDFDocument.load(await invoicePdf(invoice));
  expect(document.getTitle()).toBe('Rechnung INV-000513');
  expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(de)');
});

test('goes on on a further sheet, and breaks a text that is too long', async () => {
  const { PDFDocument } = await import('pdf-lib');
  const long = 'Mitgliedschaft '.repeat(12).trim();
  const bytes = await invoicePdf({
    ...invoice,
    lines: Array.from({ length: 60 }, (_, index) => ({
      text: index === 0 ? long : `Posten ${index}`,
      period: '2026',
      amount: '1',
    })),
  });
  const words = await pdfWords(bytes);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
  expect(words).toContain('Posten 59');
  expect(words).not.toContain(long);
  expect(words.filter((text) => /^(Mitgliedschaft ?)+$/.test(text)).join(' ')).toBe(long);
});
