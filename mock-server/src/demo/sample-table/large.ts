import {
  largeTableRows,
  sampleRowStatuses,
  type SampleRow,
} from '@praxis/contract/demo/sample-table';
import { pick } from '../pictures/svg';

const oneDay = 24 * 60 * 60 * 1000;

/** The hundred rows, repeated a hundred times (`getLargeTable`). */
export function largeTable(rows: readonly SampleRow[]): SampleRow[] {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const rounds = Array.from({ length: largeTableRows / rows.length }, (_, round) => round);
  return rounds.flatMap((round) =>
    rows.map((row, index) => ({
      ...row,
      id: round * rows.length + index + 1,
      avatar: '',
      ...(round > 0 && {
        full_name: `${row.full_name} ${round + 1}`,
        email: row.email.replace('@', `.${round + 1}@`),
      }),
      salary: dollars.format(Number(row.salary.replaceAll(/[$,]/g, '')) + 10 * round),
      start_date: dayBefore(row.start_date, round),
      status: pick(sampleRowStatuses, row.status - 1 + round),
    })),
  );
}

/** Subtracts days; keeps dates without time. */
const dayBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * oneDay).toISOString().slice(0, date.length);
