import { downloadFile } from '../download';

export type CsvValue = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  title: string;
  value(row: Row): CsvValue;
}

/**
 * Rows as CSV that spreadsheets read: a header line, quoted where needed, lines ended as RFC 4180
 * has it, and nothing that a spreadsheet would take for a formula.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map((column) => csvCell(column.title)),
    ...rows.map((row) => columns.map((column) => csvCell(column.value(row)))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Offers rows as a file to the person. The mark at its start makes spreadsheets read it as UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(`${name}.csv`, 'text/csv', `\uFEFF${csv}`);
}

function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = guarded(value);
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A text of a stranger that begins like a formula would be carried out by the spreadsheet of
 * whoever opens the file: an apostrophe before it keeps it a text.
 */
function guarded(value: string): string {
  return /^[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠]/.test(value) ? `'${value}` : value;
}
