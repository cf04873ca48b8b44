import { downloadCsv, toCsv } from './csv';

const column = { title: 'Value', value: (row: { value: string | number | null }) => row.value };
const cell = (value: string | number | null) =>
  toCsv([column], [{ value }], 'en').split('\r\n').slice(1, -1).join('\r\n');

describe('toCsv', () => {
  it('writes a heading and a line for each row', () => {
    expect(toCsv([column], [{ value: 'a' }, { value: 2 }], 'en')).toBe('Value\r\na\r\n2\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['Łukasz', 'Łukasz'],
    [null, ''],
    [-5.5, '-5.5'],
  ])('writes %j as %s', (value, expected) => {
    expect(cell(value)).toBe(expected);
  });

  it.each(['=1+1', '+49 30 1234', '-2+3', '@SUM(A1)', '\t=1', '  =1', '＝1', '\r=1'])(
    'prevents %j from running as a formula',
    (value) => {
      expect(cell(value)).toBe(`"'${value}"`);
    },
  );

  it.each([
    ['en', 'Value,Value\r\n-5.5,a;b\r\n1,"a,b"\r\n'],
    ['de', 'Value;Value\r\n-5,5;"a;b"\r\n1;a,b\r\n'],
    ['fr', 'Value;Value\r\n-5,5;"a;b"\r\n1;a,b\r\n'],
    ['pt', 'Value;Value\r\n-5,5;"a;b"\r\n1;a,b\r\n'],
  ])('separates cells and decimals like spreadsheets of the language: %s', (language, expected) => {
    const columns = [0, 1].map((index) => ({
      title: 'Value',
      value: (row: readonly (string | number)[]) => row[index],
    }));
    expect(
      toCsv(
        columns,
        [
          [-5.5, 'a;b'],
          [1, 'a,b'],
        ],
        language,
      ),
    ).toBe(expected);
  });

  it('escapes formulas in headings as well', () => {
    expect(toCsv([{ title: '=A1', value: () => 1 }], [], 'en')).toBe(`"'=A1"\r\n`);
  });
});

describe('downloadCsv', () => {
  it('downloads a file that spreadsheets read as UTF-8', async () => {
    const blobs: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    downloadCsv('patients', 'Name\r\nŁukasz\r\n');
    click.mockRestore();
    expect(names).toEqual(['patients.csv']);
    const bytes = await readBytes(blobs[0]!);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});

function readBytes(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}
