import { capitalized } from '@praxis/contract/rules/texts/capitalized';
import { firstDayOf, joinedWithFirstDay } from '@praxis/contract/rules/texts/first-day';

const cache = new Map<string, unknown>();

/** Caches Intl formatters: creating one is slow, and tables use them thousands of times. */
function cached<Formatter>(
  kind: string,
  language: string,
  options: object,
  create: () => Formatter,
) {
  const key = `${kind}|${language}|${JSON.stringify(options)}`;
  let formatter = cache.get(key) as Formatter | undefined;
  if (!formatter) {
    formatter = create();
    cache.set(key, formatter);
  }
  return formatter;
}

/** Returns a number formatter, cached by language and options. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}) {
  return cached('number', language, options, () => new Intl.NumberFormat(language, options));
}

/** The part of `Intl.DateTimeFormat` that is used. */
export type DateFormat = Pick<
  Intl.DateTimeFormat,
  'format' | 'formatRange' | 'formatToParts' | 'resolvedOptions'
>;

/** Returns a date formatter, cached by language and options. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): DateFormat {
  return cached('date', language, options, () =>
    correctedFormat(
      new Intl.DateTimeFormat(language, { ...options, ...hourOptions(language, options) }),
      firstDayOf(language, options),
    ),
  );
}

/**
 * Uses a minus sign in "GMT−5", since a line could break after the hyphen that most languages use, and the
 * ordinal of the first of a month where the language has one.
 */
function correctedFormat(dates: Intl.DateTimeFormat, firstDay: string | undefined): DateFormat {
  const replaceHyphen = (text: string) => text.replace(/(GMT|UTC)-(?=\d)/g, '$1\u2212');
  return {
    format: (at) =>
      replaceHyphen(
        firstDay ? joinedWithFirstDay(dates.formatToParts(at), firstDay) : dates.format(at),
      ),
    formatRange: (from, until) =>
      replaceHyphen(
        firstDay
          ? joinedWithFirstDay(dates.formatRangeToParts(from, until), firstDay)
          : dates.formatRange(from, until),
      ),
    formatToParts: (at) => dates.formatToParts(at),
    resolvedOptions: () => dates.resolvedOptions(),
  };
}

/** Formats the names of languages (ISO 639-1) as a list that starts with a capital letter. */
export function languageNames(codes: readonly string[], language: string): string {
  const create = () => new Intl.DisplayNames(language, { type: 'language' });
  const names = cached('language', language, {}, create);
  return capitalized(codes.map((code) => names.of(code) ?? code).join(', '), language);
}

/** Returns a formatter for alternatives: "PDF, PNG or JPEG". */
export function choiceFormat(language: string) {
  return cached(
    'choice',
    language,
    {},
    () => new Intl.ListFormat(language, { type: 'disjunction' }),
  );
}

/** Returns whether a language uses the 12-hour clock. */
export const usesTwelveHourClock = (language: string): boolean =>
  dateFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;

/** Uses two-digit hours on a 24-hour clock, as ranges and fields do: not "9:00" next to "09:00–09:45". */
const hourOptions = (
  language: string,
  { hour, minute }: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormatOptions =>
  hour === 'numeric' && minute !== undefined && !usesTwelveHourClock(language)
    ? { hour: '2-digit' }
    : {};

/** Returns a formatter for relative times, cached by language. */
export function relativeFormat(language: string) {
  return cached(
    'relative',
    language,
    {},
    () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  );
}
