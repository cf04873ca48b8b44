import type { LocalRange } from '@praxis/contract/entities/availability';
import { timeValues } from '@praxis/contract/entities/options';

const lastChoice = timeValues.at(-1) ?? '';

/**
 * Suggests a range that can be added to a day: the morning of a free day, otherwise the time after
 * the last range, or the largest gap if no time is left after it. Undefined if the day is full.
 */
export function nextRange(ranges: readonly LocalRange[]): LocalRange | undefined {
  const last = ranges
    .map(({ endLocal }) => endLocal)
    .sort()
    .at(-1);
  if (last === undefined) return { startLocal: '09:00', endLocal: '12:00' };
  if (last < '17:00') return { startLocal: last < '13:00' ? '13:00' : last, endLocal: '17:00' };
  if (last < lastChoice) return { startLocal: last, endLocal: lastChoice };
  return largestGap(ranges);
}

/** The largest free time before a range; the earliest of equally large ones. */
function largestGap(ranges: readonly LocalRange[]): LocalRange | undefined {
  let free = '00:00';
  let largest: LocalRange | undefined;
  for (const { startLocal, endLocal } of sortedByStart(ranges)) {
    const gap = { startLocal: free, endLocal: startLocal };
    if (minutesOf(gap) > (largest ? minutesOf(largest) : 0)) largest = gap;
    if (endLocal > free) free = endLocal;
  }
  return largest;
}

const sortedByStart = (ranges: readonly LocalRange[]): LocalRange[] =>
  ranges.toSorted((one, other) => (one.startLocal < other.startLocal ? -1 : 1));

const minutesOf = ({ startLocal, endLocal }: LocalRange): number =>
  minuteOfDay(endLocal) - minuteOfDay(startLocal);

function minuteOfDay(local: string): number {
  const [hours, minutes] = local.split(':');
  return Number(hours) * 60 + Number(minutes);
}
