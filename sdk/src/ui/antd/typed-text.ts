import { usesTwelveHourClock } from '../format/formatters';
import { datePattern } from './date-pattern';

/** Selectable dates (YYYY-MM-DD), both ends included. */
interface DateLimits {
  first?: string | undefined;
  last?: string | undefined;
}

/**
 * Parses a date in the format of a language, or YYYY-MM-DD. Century and leading zeros are optional, and
 * so are the separators of an eight-digit date. Without a year, it is the selectable date that is nearest
 * to today.
 *
 * @returns the date as YYYY-MM-DD; undefined for other texts and for dates that are not selectable
 */
export function parseDate(text: string, language: string, limits: DateLimits): string | undefined {
  const { first, last } = limits;
  const date =
    parseFullDate(text.trim(), language) ?? parseDateWithoutYear(text.trim(), language, limits);
  return date && date >= (first ?? date) && date <= (last ?? date) ? date : undefined;
}

function parseFullDate(text: string, language: string): string | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (iso) return toIsoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers =
    /^(\d{1,2})\D+(\d{1,2})\D+(\d{4}|\d{2})\.?$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text);
  if (!numbers) return undefined;
  const [, first = '', second = '', typedYear = ''] = numbers;
  const [month, day] = monthAndDay(first, second, language);
  const year = typedYear.length === 4 ? Number(typedYear) : 2000 + Number(typedYear);
  return toIsoDate(year, month, day);
}

/** Resolves a day and a month to the nearest date: in January, December means last December. */
function parseDateWithoutYear(
  text: string,
  language: string,
  { first, last }: DateLimits,
): string | undefined {
  const numbers = /^(\d{1,2})[-./\s]+(\d{1,2})\.?$/.exec(text);
  if (!numbers) return undefined;
  const [month, day] = monthAndDay(numbers[1], numbers[2], language);
  const distance = (on: string) => Math.abs(Date.parse(on) - Date.now());
  const year = new Date(Date.now()).getUTCFullYear();
  // February 29 exists every four years.
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((years) => toIsoDate(year + years, month, day))
    .filter((on) => on !== undefined)
    .filter((on) => on >= (first ?? on) && on <= (last ?? on))
    .sort((one, other) => distance(one) - distance(other))[0];
}

function monthAndDay(first: string | undefined, second: string | undefined, language: string) {
  const monthFirst = datePattern(language).startsWith('MM');
  const [month, day] = monthFirst ? [first, second] : [second, first];
  return [Number(month), Number(day)] as const;
}

/** Returns undefined for a date that does not exist, such as February 30. */
function toIsoDate(year: number, month = 0, day = 0): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * Parses a time in any common format and returns it as HH:mm. On a 12-hour clock without AM or PM, the
 * hours 1 to 6 are PM: a practice is closed early in the morning.
 */
export function parseTime(text: string, language: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:([ap])\.?m\.?|h|uhr)?$/i.exec(text.trim());
  if (!parts) return undefined;
  const [, typedHours, minutes = '00', half] = parts;
  const hours = Number(typedHours);
  if (hours > 23 || (half && (hours < 1 || hours > 12))) return undefined;
  const guessed = hours >= 1 && hours <= 6 && typedHours?.length === 1 ? 'p' : undefined;
  const period = half?.toLowerCase() ?? (usesTwelveHourClock(language) ? guessed : undefined);
  const hour = period ? (hours % 12) + (period === 'p' ? 12 : 0) : hours;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
