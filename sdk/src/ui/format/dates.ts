import { dateFormat, relativeFormat } from './formatters';

export interface InstantFormat {
  language: string;
  /** IANA name of the time zone in which the instant is shown. */
  zone: string;
  /** Shows the name of the time zone after the time. */
  namesZone?: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats date and time: "Mar 7, 2026, 9:00 AM EST". */
export function formatInstant(
  instant: string | number | Date,
  { language, zone, namesZone = false }: InstantFormat,
): string {
  return dateFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...(namesZone ? { timeZoneName: 'short' } : {}),
  }).format(new Date(instant));
}

/** Formats the time only: "9:00 AM". */
export function formatTime(
  instant: string | number | Date,
  { language, zone, namesZone = false }: InstantFormat,
): string {
  return dateFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...(namesZone ? { timeZoneName: 'short' } : {}),
  }).format(new Date(instant));
}

/** Formats a local date (YYYY-MM-DD), the same day in every time zone. `withoutYear` is for a date next to one of the same year. */
export function formatDateOnly(
  date: string,
  language: string,
  style: 'short' | 'long' | 'weekday' | 'withoutYear' = 'short',
): string {
  const options: Record<typeof style, Intl.DateTimeFormatOptions> = {
    short: { year: 'numeric', month: 'short', day: 'numeric' },
    long: { year: 'numeric', month: 'long', day: 'numeric' },
    weekday: { weekday: 'long', month: 'long', day: 'numeric' },
    withoutYear: { month: 'short', day: 'numeric' },
  };
  return dateFormat(language, { ...options[style], timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );
}

/** Formats a relative time: "in 20 minutes", "3 hours ago". Returns null if it is a day or more away. */
export function formatRelative(instant: number, now: number, language: string): string | null {
  const distance = instant - now;
  const size = Math.abs(distance);
  if (size >= day) return null;
  const format = relativeFormat(language);
  if (size < minute) return format.format(0, 'second');
  return size < hour
    ? format.format(Math.trunc(distance / minute), 'minute')
    : format.format(Math.trunc(distance / hour), 'hour');
}
