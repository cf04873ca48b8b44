import { addDays } from '../sample/local-time';

/** Local dates, both inclusive. */
export interface DateRange {
  from: string;
  to: string;
}

export interface Steps {
  step: 'day' | 'week';
  ranges: DateRange[];
}

export const daysOf = ({ from, to }: DateRange) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/**
 * Splits a period into days, or into weeks if it is longer than 62 days. The last week is always
 * complete: a partial one would look like a drop.
 */
export function createSteps(range: DateRange): Steps {
  const step = daysOf(range) > 62 ? 'week' : 'day';
  const length = step === 'week' ? 7 : 1;
  const ranges: DateRange[] = [];
  for (let { to } = range; to >= range.from; to = addDays(to, -length)) {
    const first = addDays(to, 1 - length);
    ranges.unshift({ from: first > range.from ? first : range.from, to });
  }
  return { step, ranges };
}

/** A period, the previous one of the same length, and the steps of both. */
export interface ComparedPeriods {
  now: DateRange;
  before: DateRange;
  steps: Steps;
  stepsBefore: Steps;
}

export function comparePeriods(now: DateRange): ComparedPeriods {
  const before = { from: addDays(now.from, -daysOf(now)), to: addDays(now.from, -1) };
  return { now, before, steps: createSteps(now), stepsBefore: createSteps(before) };
}

interface Dated {
  on: string;
}

/** Sums values by day once, and returns a function that sums them over a range. */
export function sumByDay<T extends Dated>(
  records: readonly T[],
  valueOf: (record: T) => number,
): (range: DateRange) => number {
  const days = new Map<string, number>();
  for (const one of records) days.set(one.on, (days.get(one.on) ?? 0) + valueOf(one));
  return ({ from, to }) => {
    let sum = 0;
    for (let on = from; on <= to; on = addDays(on, 1)) sum += days.get(on) ?? 0;
    return sum;
  };
}
