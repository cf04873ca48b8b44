import type { LocalRange, WeeklyRange, DateOverride } from '@praxis/contract/entities/availability';
import type { DaysShown, LocalSpan } from '@praxis/sdk/ui/calendar';
import { addDays } from '@praxis/sdk/ui/page';

interface Hours {
  weekly: readonly WeeklyRange[];
  overrides: readonly DateOverride[];
}

/** Returns the hours of some days in which patients can't book, in the practice's time zone. */
export function closedHours(hours: Hours, { from, to }: DaysShown): LocalSpan[] {
  const closed: LocalSpan[] = [];
  for (let on = from; on <= to; on = addDays(on, 1)) {
    let free = '00:00';
    for (const { startLocal, endLocal } of openRanges(hours, on)) {
      if (free < startLocal) closed.push({ from: `${on}T${free}`, to: `${on}T${startLocal}` });
      // Ranges of different appointment types may overlap.
      if (free < endLocal) free = endLocal;
    }
    if (free < '24:00') closed.push({ from: `${on}T${free}`, to: `${addDays(on, 1)}T00:00` });
  }
  return closed;
}

/** Ranges of a day, earliest first: those of its override, otherwise those of its weekday. */
function openRanges({ weekly, overrides }: Hours, on: string): LocalRange[] {
  const override = overrides.find((one) => one.on === on);
  // Sunday is 7, as in ISO 8601.
  const weekday = new Date(`${on}T00:00:00Z`).getUTCDay() || 7;
  const ranges = override?.ranges ?? weekly.filter((range) => range.weekday === weekday);
  return ranges.toSorted((one, other) => (one.startLocal < other.startLocal ? -1 : 1));
}
