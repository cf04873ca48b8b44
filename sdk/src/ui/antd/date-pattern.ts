import { usesTwelveHourClock, dateFormat } from '../format/formatters';

/** Example in the error of a date that can't be read; its day is no month. */
export const exampleDate = '2027-03-15';

/** Returns the short date format of a language as a dayjs pattern: DD.MM.YYYY. */
export function datePattern(language: string): string {
  const patterns = { day: 'DD', month: 'MM', year: 'YYYY' } as const;
  return dateFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(new Date(2026, 0, 2))
    .map((part) => (part.type in patterns ? patterns[part.type as 'day'] : part.value))
    .join('');
}

/**
 * Returns the patterns that a date field accepts while the user types, its output format first. No
 * pattern is a prefix of another one: antd would complete the date before the rest is typed.
 */
export function datePatterns(language: string): string[] {
  const written = datePattern(language);
  const short = written.replace('DD', 'D').replace('MM', 'M');
  return [written, short, written.replace(/[^DMY]/g, ''), 'YYYY-MM-DD'];
}

/** Formats a local date (YYYY-MM-DD) like antd's date picker. */
export function formatFieldDate(on: string | null | undefined, language: string): string {
  const [year = '', month = '', day = ''] = on?.split('-') ?? [];
  if (!on) return '';
  return datePattern(language).replace('DD', day).replace('MM', month).replace('YYYY', year);
}

/** Formats a local time (HH:mm) like antd's time picker. */
export function formatFieldTime(time: string | null, language: string): string {
  if (!time || !usesTwelveHourClock(language)) return time ?? '';
  const [hours = 0, minutes = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
