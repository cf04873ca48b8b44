import { dateFormat } from './formatters';

/** Length of a UTC day, in milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/** Cache of offsets at the start of UTC days, by time zone: tables need thousands, and `Intl` is slow. */
const offsets = new Map<string, Map<number, number>>();

/** Returns the UTC offset of a time zone (IANA name) at an instant, both in milliseconds. */
export function offsetAt(zone: string, instant: number): number {
  const day = Math.floor(instant / dayLength);
  const offset = offsetAtStartOfDay(zone, day);
  // With equal offsets at both ends of a day, the clock did not change within it.
  return offset === offsetAtStartOfDay(zone, day + 1) ? offset : computeOffset(zone, instant);
}

function offsetAtStartOfDay(zone: string, day: number): number {
  let days = offsets.get(zone);
  if (!days) offsets.set(zone, (days = new Map<number, number>()));
  let offset = days.get(day);
  if (offset === undefined) days.set(day, (offset = computeOffset(zone, day * dayLength)));
  return offset;
}

function computeOffset(zone: string, instant: number): number {
  const parts = dateFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(instant / 1000) * 1000;
}
