import { countsToTwelve } from '../format/formatters';
import { datePattern } from './date-pattern';

/** The days that can be chosen (YYYY-MM-DD), both included. */
interface Days {
  first?: string | undefined;
  last?: string | undefined;
}

/**
 * A date as people type it in a language, or as YYYY-MM-DD, which it returns: the century and leading
 * zeros may be left out, and with all eight digits what stands between them. Without a year it is the
 * one nearest to today among the days that can be chosen.
 */
export function readDate(text: string, language: string, days: Days): string | undefined {
  const { first, last } = days;
  const date = dateIn(text.trim(), language) ?? nearestDate(text.trim(), language, days);
  return date && date >= (first ?? date) && date <= (last ?? date) ? date : undefined;
}

function dateIn(text: string, language: string): string | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers =
    /^(\d{1,2})\D+(\d{1,2})\D+(\d{4}|\d{2})\.?$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text);
  if (!numbers) return undefined;
  const [, first = '', second = '', typedYear = ''] = numbers;
  const [month, day] = monthAndDay(first, second, language);
  const year = typedYear.length === 4 ? Number(typedYear) : 2000 + Number(typedYear);
  return existing(year, month, day);
}

/** The date of a day and a month alone: in January people mean last December, not the next one. */
function nearestDate(text: string, language: string, { first, last }: Days): string | undefined {
  const numbers = /^(\d{1,2})[-./\s]+(\d{1,2})\.?$/.exec(text);
  if (!numbers) return undefined;
  const [month, day] = monthAndDay(numbers[1], numbers[2], language);
  const distance = (on: string) => Math.abs(Date.parse(on) - Date.now());
  const year = new Date(Date.now()).getUTCFullYear();
  // February 29 comes every four years.
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((years) => existing(year + years, month, day))
    .filter((on) => on !== undefined)
    .filter((on) => on >= (first ?? on) && on <= (last ?? on))
    .sort((one, other) => distance(one) - distance(other))[0];
}

function monthAndDay(first: string | undefined, second: string | undefined, language: string) {
  const monthFirst = datePattern(language).startsWith('MM');
  const [month, day] = monthFirst ? [first, second] : [second, first];
  return [Number(month), Number(day)] as const;
}

/** No February 30. */
function existing(year: number, month = 0, day = 0): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * A time as people type it, as HH:mm. Where hours are counted to twelve and neither AM nor PM is
 * said, 1 to 6 are hours of the afternoon: a practice is closed in the other ones.
 */
export function readTime(text: string, language: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:([ap])\.?m\.?|h|uhr)?$/i.exec(text.trim());
  if (!parts) return undefined;
  const [, typedHours, minutes = '00', half] = parts;
  const hours = Number(typedHours);
  if (hours > 23 || (half && (hours < 1 || hours > 12))) return undefined;
  const guessed = hours >= 1 && hours <= 6 && typedHours?.length === 1 ? 'p' : undefined;
  const said = half?.toLowerCase() ?? (countsToTwelve(language) ? guessed : undefined);
  const counted = said ? (hours % 12) + (said === 'p' ? 12 : 0) : hours;
  return `${String(counted).padStart(2, '0')}:${minutes}`;
}
