import { addDays } from '@praxis/sdk/ui/page';

/** First day of the month that is `later` months later. */
export function firstOf(month: string, later = 0): string {
  const date = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + later);
  return date.toISOString().slice(0, 10);
}

/**
 * Six weeks that include a month, so that all months have the same height. `firstDay` is the first
 * weekday, 0 is Sunday.
 */
export function weeksOf(month: string, firstDay: number): string[][] {
  const first = firstOf(month);
  const back = (new Date(`${first}T00:00:00Z`).getUTCDay() - firstDay + 7) % 7;
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(first, week * 7 + day - back)),
  );
}

/** Day that a key moves to; null for other keys. */
export function dayByKey(key: string, on: string, firstDay: number): string | null {
  const weekday = (new Date(`${on}T00:00:00Z`).getUTCDay() - firstDay + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(on, -1);
    case 'ArrowRight':
      return addDays(on, 1);
    case 'ArrowUp':
      return addDays(on, -7);
    case 'ArrowDown':
      return addDays(on, 7);
    case 'Home':
      return addDays(on, -weekday);
    case 'End':
      return addDays(on, 6 - weekday);
    case 'PageUp':
      return sameDayOf(on, -1);
    case 'PageDown':
      return sameDayOf(on, 1);
    default:
      return null;
  }
}

/** The same day of another month, or that month's last day. */
function sameDayOf(on: string, later: number): string {
  const first = firstOf(on, later);
  const last = addDays(firstOf(first, 1), -1);
  const same = `${first.slice(0, 8)}${on.slice(8)}`;
  return same > last ? last : same;
}
