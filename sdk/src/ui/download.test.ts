import { downloadFile } from './download';

/** What the browser is offered: names, types and addresses of the files. */
function offered() {
  const files: { name: string; address: string; type: string }[] = [];
  const blobs: Blob[] = [];
  const given: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: (address: string) => given.push(address),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, address: this.href, type: blobs.at(-1)?.type ?? '' });
  });
  return { files, given };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('offers a file, and gives its memory back when the browser has read it', () => {
  const { files, given } = offered();
  downloadFile('invoice.pdf', 'application/pdf', new Uint8Array([37, 80]));
  expect(files).toEqual([{ name: 'invoice.pdf', address: 'blob:1', type: 'application/pdf' }]);
  expect(given).toEqual([]);
  jest.runAllTimers();
  expect(given).toEqual(['blob:1']);
});

it.each([
  ['text/calendar', 'text/calendar;charset=utf-8'],
  // JSON is UTF-8 by itself.
  ['application/json', 'application/json'],
])('says how a text of the type %s is encoded', (type, offeredType) => {
  const { files } = offered();
  downloadFile('file', type, 'Łukasz');
  expect(files[0]?.type).toBe(offeredType);
});

it.each([
  // Shown as "invoiceexe.pdf" where the text is turned round.
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2066a\u2069\u200f.csv', 'a.csv'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['C:\\Windows\\a.pdf', 'C--Windows-a.pdf'],
  ['a\r\nContent-Type: text-html.csv', 'aContent-Type- text-html.csv'],
  ['.htaccess', 'htaccess'],
  ['a.pdf. . ', 'a.pdf'],
  ['<img src=x onerror="hostile()">.csv', '-img src=x onerror=-hostile()--.csv'],
  ['Rechnung Müller – März.pdf', 'Rechnung Müller – März.pdf'],
  ['\u202e', 'file'],
  [`${'x'.repeat(5000)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('names a file %j as %j', (name, named) => {
  const { files } = offered();
  downloadFile(name, 'application/pdf', '');
  expect(files[0]?.name).toBe(named);
});
