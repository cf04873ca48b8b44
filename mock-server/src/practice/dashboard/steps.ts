import { addDays } from '../sample/local-time';

/** Local dates, both included. */
export interface DateRange {
  from: string;
  to: string;
}

export const daysOf = ({ from, to }: DateRange) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The steps of a series: days, or weeks where the period is over 62 days. */
export function createSteps(range: DateRange): { step: 'day' | 'week'; ranges: DateRange[] } {
  const step = daysOf(range) > 62 ? 'week' : 'day';
  const length = step === 'week' ? 7 : 1;
  const ranges: DateRange[] = [];
  for (let from = range.from; from <= range.to; from = addDays(from, length)) {
    const last = addDays(from, length - 1);
    ranges.push({ from, to: last < range.to ? last : range.to });
  }
  return { step, ranges };
}
