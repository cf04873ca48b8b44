import { readPdf } from '../../../testing/read-pdf';
import type { InvoiceDocument } from '../invoice-document';
import { invoicePdf } from './invoice-pdf';

const invoice: InvoiceDocument = {
  language: 'de',
  title: 'Rechnung INV-000513',
  facts: [['Fällig', '6. Nov. 2026']],
  from: { heading: 'Von', lines: ['Praxis Größe & Söhne', '12 Main Street', '+1 555 0100'] },
  billTo: { heading: 'Rechnung an', lines: ['Łukasz Nguyễn', 'Île-de-França', 'a@example.com'] },
  payTo: { heading: 'Bankverbindung', facts: [['IBAN', 'IE29 HARB 9311 5212 3456 78']] },
  columns: [
    { label: 'Posten', share: 0.42 },
    { label: 'Zeitraum', share: 0.38 },
    { label: 'Betrag', share: 0.2, align: 'end' },
  ],
  lines: [['Plus', '6. Nov. 2026 – 5. Dez. 2026', '99,00\u00A0USD']],
  totals: [{ label: 'Summe', amount: '1\u202F099,00\u00A0USD', strong: true }],
  payments: { heading: 'Zahlungen', rows: [{ text: 'Visa ···· 4242', amount: '99,00 USD' }] },
  remarks: [{ heading: 'Hinweis', text: 'Vielen Dank.\nBis bald.' }],
};

const wordsOf = async (document: InvoiceDocument) =>
  (await readPdf(await invoicePdf(document))).pages.flat();

/** What the PDF says where it bills a person of this name. */
const wordsWithName = (name: string) =>
  wordsOf({ ...invoice, billTo: { heading: 'Rechnung an', lines: [name] } });

test('the PDF says everything that the invoice says', async () => {
  expect(await wordsOf(invoice)).toEqual(
    expect.arrayContaining([
      'Rechnung INV-000513',
      'Fällig',
      'Praxis Größe & Söhne',
      'Île-de-França',
      '6. Nov. 2026 – 5. Dez. 2026',
      '99,00 USD',
      '1 099,00 USD',
      'Visa ···· 4242',
      'Bankverbindung',
      'IE29 HARB 9311 5212 3456 78',
      'Hinweis',
      'Vielen Dank.',
      'Bis bald.',
    ]),
  );
});

test.each([
  'Łukasz Şahin Анна Петрова',
  'Żółć İğdır Ştefănescu Őrsi Čapek',
  'Ελένη Παπαδοπούλου',
  'Юлія Їжакевич',
  'Nguyễn Thị Ánh',
])('%s prints as it reads', async (name) => {
  expect(await wordsWithName(name)).toContain(name);
});

test.each([
  ['letters and their marks apart', 'Rene\u0301e Go\u0308del', 'Renée Gödel'],
  ['letters that the font lacks', '王芳 Wang 😀', '□□ Wang □'],
  ['a mark that joins no letter', 'x\u030C', 'x□'],
  ['what is not seen', 'Mit\u00ADglied\u200B\uFE0F', 'Mitglied'],
])('a name with %s', async (_, name, read) => {
  expect(await wordsWithName(name)).toContain(read);
});

test('names its title and its language, for those who have it read to them', async () => {
  const bytes = await invoicePdf(invoice);
  expect((await readPdf(bytes)).title).toBe('Rechnung INV-000513');
  expect(new TextDecoder('latin1').decode(bytes)).toContain('/Lang (de)');
});

test('embeds the letters that it uses, not the whole fonts', async () => {
  expect((await invoicePdf(invoice)).length).toBeLessThan(150_000);
});

test('a font that does not arrive makes no PDF', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('', { status: 404 }));
  await expect(invoicePdf(invoice)).rejects.toThrow('answered 404');
  fetched.mockRestore();
});

const manyLines = (count: number) =>
  Array.from({ length: count }, (_, index) => [`Posten ${index}`, '2026', '1']);

test('goes on on a further sheet, and breaks a text that is too long', async () => {
  const long = 'Mitgliedschaft '.repeat(12).trim();
  const [, ...others] = manyLines(60);
  const bytes = await invoicePdf({ ...invoice, lines: [[long, '2026', '1'], ...others] });
  const { pages } = await readPdf(bytes);
  const words = pages.flat();
  expect(pages).toHaveLength(3);
  expect(words).toContain('Posten 59');
  expect(words).not.toContain(long);
  expect(words.filter((text) => /^(Mitgliedschaft ?)+$/.test(text)).join(' ')).toBe(long);
});

test('each further sheet says whose it is and what its columns are', async () => {
  const { pages } = await readPdf(await invoicePdf({ ...invoice, lines: manyLines(60) }));
  expect(pages).toHaveLength(3);
  pages.forEach((words, index) => {
    expect(words).toEqual(expect.arrayContaining(['Rechnung INV-000513', `${index + 1} / 3`]));
    const hasLines = words.some((text) => /^Posten \d/.test(text));
    expect(words.filter((text) => text === 'Betrag')).toHaveLength(hasLines ? 1 : 0);
  });
  expect(await wordsOf(invoice)).not.toContain('1 / 1');
});

// Somewhere among these the end of a sheet comes to each of them.
test.each(Array.from({ length: 22 }, (_, index) => index + 8))(
  'with %d items sums, and a heading with what it heads, are not torn apart by the end of a sheet',
  async (count) => {
    const totals = ['Zwischensumme', 'Steuer', 'Summe'].map((label) => ({ label, amount: '1' }));
    const remarks = [{ heading: 'Hinweis', text: 'Vielen Dank. '.repeat(40).trim() }];
    const bytes = await invoicePdf({ ...invoice, totals, remarks, lines: manyLines(count) });
    const { pages } = await readPdf(bytes);
    const sheetOf = (start: string) =>
      pages.findIndex((words) => words.some((text) => text.startsWith(start)));
    expect(new Set(totals.map(({ label }) => sheetOf(label))).size).toBe(1);
    expect(sheetOf('Hinweis')).toBe(sheetOf('Vielen'));
    expect(sheetOf('Bankverbindung')).toBe(sheetOf('IBAN'));
    expect(sheetOf('Zahlungen')).toBe(sheetOf('Visa'));
  },
);

test('a long address opens no gaps in the one beside it', async () => {
  const name = 'Gemeinschaftspraxis für Allgemeinmedizin und Kardiologie Hohenzollern & Partner';
  const billTo = { heading: 'Rechnung an', lines: [name, name, 'a@example.com'] };
  const { tops } = await readPdf(await invoicePdf({ ...invoice, billTo }));
  const [first = 0, second = 0, third = 0] = invoice.from.lines.map((text) => tops[0]?.get(text));
  expect(second - first).toBeLessThan(1);
  expect(second - first).toBeCloseTo(third - second, 1);
});
