import { countsToTwelve, datePattern } from './date-pattern';

/** A date as people type it in a language, as YYYY-MM-DD: the century and leading zeros may be left out. */
export function readDate(text: string, language: string): string | undefined {
  const numbers = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4}|\d{2})\.?$/.exec(text.trim());
  if (!numbers) return undefined;
  const [, first = '', second = '', typedYear = ''] = numbers;
  const monthFirst = datePattern(language).startsWith('MM');
  const [month, day] = (monthFirst ? [first, second] : [second, first]).map(Number);
  const year = typedYear.length === 4 ? Number(typedYear) : 2000 + Number(typedYear);
  const date = new Date(Date.UTC(year, (month ?? 0) - 1, day));
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
