import { countsToTwelve, dateFormat } from '../format/formatters';

/** The order and the signs of a short date in a language, as dayjs writes patterns: DD.MM.YYYY. */
export function datePattern(language: string): string {
  const patterns = { day: 'DD', month: 'MM', year: 'YYYY' } as const;
  return dateFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(new Date(2026, 0, 2))
    .map((part) => (part.type in patterns ? patterns[part.type as 'day'] : part.value))
    .join('');
}

/**
 * What a date field takes while somebody types, the pattern that it writes first. None is the
 * beginning of another one: the field would write its date before the rest is typed.
 */
export function datePatterns(language: string): string[] {
  const written = datePattern(language);
  const short = written.replace('DD', 'D').replace('MM', 'M');
  return [written, short, written.replace(/[^DMY]/g, ''), 'YYYY-MM-DD'];
}

/** A local date (YYYY-MM-DD) as its field writes it. */
export function writtenDate(on: string | null | undefined, language: string): string {
  const [year = '', month = '', day = ''] = on?.split('-') ?? [];
  if (!on) return '';
  return datePattern(language).replace('DD', day).replace('MM', month).replace('YYYY', year);
}

/** A local time (HH:mm) as its field writes it. */
export function writtenTime(time: string | null, language: string): string {
  if (!time || !countsToTwelve(language)) return time ?? '';
  const [hours = 0, minutes = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
