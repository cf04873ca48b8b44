import { downloadFile } from '../download';

export type CsvValue = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  title: string;
  value(row: Row): CsvValue;
}

/**
 * Formats rows as CSV (RFC 4180): a header line, CRLF line endings, quotes where needed, and protection
 * against formula injection.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map((column) => csvCell(column.title)),
    ...rows.map((row) => columns.map((column) => csvCell(column.value(row)))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Downloads CSV as a file. The byte order mark makes spreadsheets read it as UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(`${name}.csv`, 'text/csv', `\uFEFF${csv}`);
}

function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = escapeFormula(value);
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Prefixes an apostrophe to text that starts like a formula: a spreadsheet would otherwise execute what
 * another user entered.
 */
function escapeFormula(value: string): string {
  return /^[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠]/.test(value) ? `'${value}` : value;
}
