const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

const cachedOffsets = new Map<string, number>();

/** How far a zone's clocks are ahead of UTC at noon of a day (counted from the epoch), milliseconds. */
function offsetOfDay(day: number, timeZone: string): number {
  const key = `${timeZone} ${day}`;
  let offset = cachedOffsets.get(key);
  if (offset === undefined) {
    const noon = day * dayLength + dayLength / 2;
    const parts = Object.fromEntries(
      formatOf(timeZone)
        .formatToParts(noon)
        .map(({ type, value }) => [type, Number(value)]),
    ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
    offset = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute) - noon;
    cachedOffsets.set(key, offset);
  }
  return offset;
}

const dayLength = 86_400_000;

/** Days that share one look-up where the clocks did not change between the first and the last. */
const stretch = 32;

/** How far a zone's clocks are ahead of UTC around an instant, milliseconds. */
function offsetAt(millis: number, timeZone: string): number {
  const day = Math.floor(millis / dayLength);
  const first = Math.floor(day / stretch) * stretch;
  const offset = offsetOfDay(first, timeZone);
  return offset === offsetOfDay(first + stretch, timeZone) ? offset : offsetOfDay(day, timeZone);
}

/**
 * The instant of a local time in office hours. The sample data keeps to the hours in which no clock
 * changes, so it needs none of the care (nor the code) of the rules' calendar.
 */
export function officeInstant(on: string, minutes: number, timeZone: string): number {
  const asUtc = Date.parse(`${on}T00:00:00Z`) + minutes * 60_000;
  return asUtc - offsetAt(asUtc, timeZone);
}

/** The local date of an instant. */
export function localDateAt(millis: number, timeZone: string): string {
  return new Date(millis + offsetAt(millis, timeZone)).toISOString().slice(0, 10);
}

export function addDays(on: string, days: number): string {
  return new Date(Date.parse(`${on}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Months later on the same day of the month; a short month's last day where it has no such day. */
export function addMonths(on: string, months: number, anchorDay = Number(on.slice(8))): string {
  const month = Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7)) - 1 + months;
  const year = Math.floor(month / 12);
  const last = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate();
  const day = Math.min(anchorDay, last);
  return new Date(Date.UTC(year, month % 12, day)).toISOString().slice(0, 10);
}

/** 1 = Monday ... 7 = Sunday. */
export function weekdayOf(on: string): number {
  return ((new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** So many days later, weekends left out. */
export function addWorkdays(on: string, days: number): string {
  let day = on;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) <= 5) left -= 1;
  }
  return day;
}

/** The ISO day before which nothing happened, seen from an instant. */
export const isoAt = (millis: number) => new Date(millis).toISOString();
