import { weekdayOf } from './local-time';
import { openingsOf } from './hours';
import type { Share } from './share';

/** Appointments start every fifteen minutes. */
const slotMinutes = 15;
/** Number of random attempts before the day is searched in order. */
const maxRandomAttempts = 6;

/** Allocates free times in a doctor's hours. */
export interface DayPlan {
  isOpen(on: string): boolean;
  /**
   * Allocates a time of this length and returns its minute of the day; undefined if the day is
   * full.
   */
  take(on: string, minutes: number): number | undefined;
}

export function createDayPlan(share: Share): DayPlan {
  const { random, scale } = share;
  const openings = openingsOf(share);
  const taken = new Map<string, { from: number; to: number }[]>();

  return {
    isOpen: (on) => openings.has(weekdayOf(on)),
    take(on, minutes) {
      const starts: number[] = [];
      for (const { from, to } of openings.get(weekdayOf(on)) ?? [])
        for (let start = from; start + minutes <= to; start += slotMinutes) starts.push(start);
      if (starts.length === 0) return undefined;
      let ofDay = taken.get(on);
      if (!ofDay) taken.set(on, (ofDay = []));
      const isFree = (start: number) =>
        ofDay.every(({ from, to }) => to <= start || start + minutes <= from);
      let found: number | undefined;
      for (let attempt = 0; attempt < maxRandomAttempts && found === undefined; attempt += 1) {
        const start = random.pick(starts);
        if (isFree(start)) found = start;
      }
      found ??= starts.find(isFree);
      // In load tests appointments overlap, since a hundred times as many don't fit into one
      // doctor's days.
      if (found === undefined && scale > 1) found = random.pick(starts);
      if (found !== undefined) ofDay.push({ from: found, to: found + minutes });
      return found;
    },
  };
}
