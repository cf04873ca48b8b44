import { capitalized } from '@praxis/contract/rules/texts/capitalized';

const made = new Map<string, unknown>();

/** Making an Intl formatter is slow and tables need thousands, so each is made once. */
function once<Formatter>(kind: string, language: string, options: object, make: () => Formatter) {
  const key = `${kind}|${language}|${JSON.stringify(options)}`;
  let formatter = made.get(key) as Formatter | undefined;
  if (!formatter) {
    formatter = make();
    made.set(key, formatter);
  }
  return formatter;
}

/** A number formatter, made once for each language and options. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}) {
  return once('number', language, options, () => new Intl.NumberFormat(language, options));
}

/** What of `Intl.DateTimeFormat` is used. */
export type DateFormat = Pick<
  Intl.DateTimeFormat,
  'format' | 'formatRange' | 'formatToParts' | 'resolvedOptions'
>;

/** A date formatter, made once for each language and options. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): DateFormat {
  return once('date', language, options, () =>
    withWholeZone(new Intl.DateTimeFormat(language, { ...options, ...hourIn(language, options) })),
  );
}

/** Writes "GMT−5" as one word: after the hyphen that most languages write, a line would break. */
function withWholeZone(dates: Intl.DateTimeFormat): DateFormat {
  const whole = (text: string) => text.replace(/(GMT|UTC)-(?=\d)/g, '$1\u2212');
  return {
    format: (at) => whole(dates.format(at)),
    formatRange: (from, until) => whole(dates.formatRange(from, until)),
    formatToParts: (at) => dates.formatToParts(at),
    resolvedOptions: () => dates.resolvedOptions(),
  };
}

/** The names of languages (ISO 639-1) in one line. It stands alone, so that it begins with a capital. */
export function languageNames(codes: readonly string[], language: string): string {
  const make = () => new Intl.DisplayNames(language, { type: 'language' });
  const names = once('language', language, {}, make);
  return capitalized(codes.map((code) => names.of(code) ?? code).join(', '), language);
}

/** Names in a row of which one is meant: "PDF, PNG or JPEG". */
export function choiceFormat(language: string) {
  return once('choice', language, {}, () => new Intl.ListFormat(language, { type: 'disjunction' }));
}

/** Whether a language counts hours to twelve. */
export const usesTwelveHourClock = (language: string): boolean =>
  dateFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;

/** Of a time, two digits where hours count to 24, as ranges and fields have them: "9:00" stood beside "09:00–09:45". */
const hourIn = (
  language: string,
  { hour, minute }: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormatOptions =>
  hour === 'numeric' && minute !== undefined && !usesTwelveHourClock(language)
    ? { hour: '2-digit' }
    : {};

export function relativeFormat(language: string) {
  return once(
    'relative',
    language,
    {},
    () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  );
}
