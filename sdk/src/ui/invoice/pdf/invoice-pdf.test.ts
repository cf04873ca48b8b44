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

test('includes everything in the invoice', async () => {
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

describe('names', () => {
  const printable = [
    'Łukasz Şahin Анна Петрова',
    'Żółć İğdır Ştefănescu Őrsi Čapek',
    'Ελένη Παπαδοπούλου',
    'Юлія Їжакевич',
    'Nguyễn Thị Ánh',
  ];
  const replaced = [
    ['decomposed characters', 'Rene\u0301e Go\u0308del', 'Renée Gödel'],
    ['characters that the font lacks', '王芳 Wang 😀', '□□ Wang □'],
    ['a combining mark without a composed form', 'x\u030C', 'x□'],
    ['invisible characters', 'Mit\u00ADglied\u200B\uFE0F', 'Mitglied'],
  ] as const;
  let words: string[];

  /** One invoice has all of them, in regular and bold: each PDF embeds the fonts, which takes time. */
  beforeAll(async () => {
    const names = [...printable, ...replaced.map(([, name]) => name)];
    words = await wordsOf({
      ...invoice,
      billTo: { heading: 'Rechnung an', lines: ['Praxis', ...names] },
      totals: names.map((label) => ({ label, amount: '1', strong: true })),
    });
  });

  const countOf = (name: string) => words.filter((text) => text === name).length;

  test.each(printable)('prints %s unchanged', (name) => expect(countOf(name)).toBe(2));

  test.each(replaced)('prints a name with %s', (_, _name, printed) =>
    expect(countOf(printed)).toBe(2),
  );
});

test('declares its title and language for screen readers', async () => {
  const bytes = await invoicePdf(invoice);
  expect((await readPdf(bytes)).title).toBe('Rechnung INV-000513');
  expect(new TextDecoder('latin1').decode(bytes)).toContain('/Lang (de)');
});

test('embeds only the glyphs in use, not the whole fonts', async () => {
  expect((await invoicePdf(invoice)).length).toBeLessThan(150_000);
});

test('fails if a font cannot be loaded', async () => {
  const fetchSpy = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('', { status: 404 }));
  await expect(invoicePdf(invoice)).rejects.toThrow('failed with status 404');
  fetchSpy.mockRestore();
});

const manyLines = (count: number) =>
  Array.from({ length: count }, (_, index) => [`Posten ${index}`, '2026', '1']);

test('continues on new pages, and wraps long texts', async () => {
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

test('repeats title, page number and column headings on each page', async () => {
  const { pages } = await readPdf(await invoicePdf({ ...invoice, lines: manyLines(60) }));
  expect(pages).toHaveLength(3);
  pages.forEach((words, index) => {
    expect(words).toEqual(expect.arrayContaining(['Rechnung INV-000513', `${index + 1} / 3`]));
    const hasLines = words.some((text) => /^Posten \d/.test(text));
    expect(words.filter((text) => text === 'Betrag')).toHaveLength(hasLines ? 1 : 0);
  });
  expect(await wordsOf(invoice)).not.toContain('1 / 1');
});

// With these numbers of items, the page break reaches every block.
test.each(Array.from({ length: 22 }, (_, index) => index + 8))(
  'keeps totals together, and headings with their content, at a page break with %d items',
  async (count) => {
    const totals = ['Zwischensumme', 'Steuer', 'Summe'].map((label) => ({ label, amount: '1' }));
    const remarks = [{ heading: 'Hinweis', text: 'Vielen Dank. '.repeat(40).trim() }];
    const bytes = await invoicePdf({ ...invoice, totals, remarks, lines: manyLines(count) });
    const { pages } = await readPdf(bytes);
    const pageOf = (start: string) =>
      pages.findIndex((words) => words.some((text) => text.startsWith(start)));
    expect(new Set(totals.map(({ label }) => pageOf(label))).size).toBe(1);
    expect(pageOf('Hinweis')).toBe(pageOf('Vielen'));
    expect(pageOf('Bankverbindung')).toBe(pageOf('IBAN'));
    expect(pageOf('Zahlungen')).toBe(pageOf('Visa'));
  },
);

test('leaves no gaps in an address next to a longer one', async () => {
  const name = 'Gemeinschaftspraxis für Allgemeinmedizin und Kardiologie Hohenzollern & Partner';
  const billTo = { heading: 'Rechnung an', lines: [name, name, 'a@example.com'] };
  const { tops } = await readPdf(await invoicePdf({ ...invoice, billTo }));
  const [first = 0, second = 0, third = 0] = invoice.from.lines.map((text) => tops[0]?.get(text));
  expect(second - first).toBeLessThan(1);
  expect(second - first).toBeCloseTo(third - second, 1);
});
