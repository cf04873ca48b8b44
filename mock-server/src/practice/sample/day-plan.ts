import { weekdayOf } from './local-time';
import { openingsOf } from './hours';
import type { Share } from './share';

/** Appointments begin at quarters of an hour. */
const grid = 15;
/** So often a time is drawn before the day is gone through. */
const draws = 6;

/** Finds free times in a doctor's hours, and keeps what it gave away. */
export interface DayPlan {
  isOpen(on: string): boolean;
  /** The minute of the day at which something of a length begins; undefined where the day is full. */
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
        for (let start = from; start + minutes <= to; start += grid) starts.push(start);
      if (starts.length === 0) return undefined;
      let ofDay = taken.get(on);
      if (!ofDay) taken.set(on, (ofDay = []));
      const isFree = (start: number) =>
        ofDay.every(({ from, to }) => to <= start || start + minutes <= from);
      let found: number | undefined;
      for (let draw = 0; draw < draws && found === undefined; draw += 1) {
        const start = random.pick(starts);
        if (isFree(start)) found = start;
      }
      found ??= starts.find(isFree);
      // A hundred times as many do not fit into one doctor's days: tests of scale let them overlap.
      if (found === undefined && scale > 1) found = random.pick(starts);
      if (found !== undefined) ofDay.push({ from: found, to: found + minutes });
      return found;
    },
  };
}
