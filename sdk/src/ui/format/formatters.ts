import { capitalized } from '@praxis/contract/rules/texts/capitalized';

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
  const joined = (parts: readonly { type: string; value: string }[]) =>
    parts.map(({ type, value }) => (type === 'day' && value === '1' ? firstDay : value)).join('');
  return {
    format: (at) => replaceHyphen(firstDay ? joined(dates.formatToParts(at)) : dates.format(at)),
    formatRange: (from, until) =>
      replaceHyphen(
        firstDay ? joined(dates.formatRangeToParts(from, until)) : dates.formatRange(from, until),
      ),
    formatToParts: (at) => dates.formatToParts(at),
    resolvedOptions: () => dates.resolvedOptions(),
  };
}

/** The first of a month as French and Brazilian Portuguese write it, unlike `Intl`: "1er déc.", "1º de dez.". */
const firstDays: Readonly<Record<string, string | undefined>> = { fr: '1er', pt: '1º' };

/** Undefined for numeric dates, and for a day on its own, as in the cell of a calendar. */
const firstDayOf = (
  language: string,
  { day, month, weekday }: Intl.DateTimeFormatOptions,
): string | undefined =>
  day === 'numeric' && (month === 'short' || month === 'long' || (!month && weekday))
    ? firstDays[language.slice(0, 2)]
    : undefined;

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
