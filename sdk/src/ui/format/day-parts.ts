import { localTimeIn } from './zoned-time';

/** Parts of a day, in order. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Returns the part of the day of an instant in a time zone. */
export function dayPartOf(zone: string, instant: number): DayPart {
  const hour = Number(localTimeIn(zone, instant).slice(0, 2));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** Groups times by part of the day, in order; omits parts without times. */
export function byDayPart<Time extends { startAt: string }>(
  times: readonly Time[],
  zone: string,
): { part: DayPart; times: Time[] }[] {
  return dayParts
    .map((part) => ({
      part,
      times: times.filter(({ startAt }) => dayPartOf(zone, Date.parse(startAt)) === part),
    }))
    .filter((group) => group.times.length > 0);
}
