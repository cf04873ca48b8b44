import { localTimeIn } from './zoned-time';

/** The parts of a day, in their order. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** The part of the day that clocks of a zone show at an instant. */
export function dayPartOf(zone: string, instant: number): DayPart {
  const hour = Number(localTimeIn(zone, instant).slice(0, 2));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** Times by part of the day, in the order of the clock; a part without any is left out. */
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
