import { downloadFile } from './download';

/** Records the names, types and URLs of downloaded files, and the URLs that were revoked. */
function spyOnDownloads() {
  const files: { name: string; address: string; type: string }[] = [];
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: (address: string) => revoked.push(address),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, address: this.href, type: blobs.at(-1)?.type ?? '' });
  });
  return { files, revoked };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('downloads a file, and revokes its URL after the browser has read it', () => {
  const { files, revoked } = spyOnDownloads();
  downloadFile('invoice.pdf', 'application/pdf', new Uint8Array([37, 80]));
  expect(files).toEqual([{ name: 'invoice.pdf', address: 'blob:1', type: 'application/pdf' }]);
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:1']);
});

it.each([
  ['text/calendar', 'text/calendar;charset=utf-8'],
  // JSON is always UTF-8.
  ['application/json', 'application/json'],
])('declares the charset of %s as %s', (type, fullType) => {
  const { files } = spyOnDownloads();
  downloadFile('file', type, 'Łukasz');
  expect(files[0]?.type).toBe(fullType);
});

it.each([
  // Bidi override: displayed as "invoiceexe.pdf".
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
])('sanitizes the file name %j to %j', (name, named) => {
  const { files } = spyOnDownloads();
  downloadFile(name, 'application/pdf', '');
  expect(files[0]?.name).toBe(named);
});
