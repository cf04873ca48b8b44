import { downloadFile } from '../download';
import { numberFormat } from '../format/formatters';

export type CsvValue = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  title: string;
  value(row: Row): CsvValue;
}

/**
 * Formats rows as CSV (RFC 4180): a header line, CRLF line endings, quotes where needed, and protection
 * against formula injection. Where the language has a decimal comma, cells are separated by semicolons:
 * spreadsheets of that language would otherwise show each line in one cell.
 */
export function toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  language: string,
): string {
  const decimal = decimalIn(language);
  const separator = decimal === ',' ? ';' : ',';
  const line = (values: readonly CsvValue[]) =>
    `${values.map((value) => csvCell(value, separator, decimal)).join(separator)}\r\n`;
  return [
    line(columns.map(({ title }) => title)),
    ...rows.map((row) => line(columns.map((column) => column.value(row)))),
  ].join('');
}

const decimalIn = (language: string): string | undefined =>
  numberFormat(language)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;

/** Downloads CSV as a file. The byte order mark makes spreadsheets read it as UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(`${name}.csv`, 'text/csv', `\uFEFF${csv}`);
}

function csvCell(value: CsvValue, separator: string, decimal = '.'): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (typeof value === 'boolean') return String(value);
  const safe = escapeFormula(value);
  const isPlain = safe === value && !/["\r\n]/.test(safe) && !safe.includes(separator);
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Prefixes an apostrophe to text that starts like a formula: a spreadsheet would otherwise execute what
 * another user entered.
 */
function escapeFormula(value: string): string {
  return /^[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠]/.test(value) ? `'${value}` : value;
}
