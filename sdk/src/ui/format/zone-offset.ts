import { dateFormat } from './formatters';

/** A day of UTC, milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/** Offsets where days of UTC begin, by zone: tables ask for thousands, and a browser takes its time. */
const known = new Map<string, Map<number, number>>();

/** How far a zone's clock (IANA name) is ahead of UTC at an instant; both in milliseconds. */
export function offsetAt(zone: string, instant: number): number {
  const day = Math.floor(instant / dayLength);
  const offset = offsetWhereBegins(zone, day);
  // A clock that shows the same at both ends of a day wasn't changed within it.
  return offset === offsetWhereBegins(zone, day + 1) ? offset : readOffset(zone, instant);
}

function offsetWhereBegins(zone: string, day: number): number {
  let days = known.get(zone);
  if (!days) known.set(zone, (days = new Map<number, number>()));
  let offset = days.get(day);
  if (offset === undefined) days.set(day, (offset = readOffset(zone, day * dayLength)));
  return offset;
}

function readOffset(zone: string, instant: number): number {
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
