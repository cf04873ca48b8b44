/** The first of a month as French and Brazilian Portuguese write it, unlike `Intl`: "1er déc.", "1º de dez.". */
const firstDays: Readonly<Record<string, string | undefined>> = { fr: '1er', pt: '1º' };

/** Returns the ordinal; undefined for numeric dates, and for a day on its own, as in the cell of a calendar. */
export const firstDayOf = (
  language: string,
  { day, month, weekday }: Intl.DateTimeFormatOptions,
): string | undefined =>
  day === 'numeric' && (month === 'short' || month === 'long' || (!month && weekday))
    ? firstDays[language.slice(0, 2)]
    : undefined;

/** Joins the parts of a formatted date, with the ordinal for the first of a month. */
export const joinedWithFirstDay = (
  parts: readonly { type: string; value: string }[],
  firstDay: string,
): string =>
  parts.map(({ type, value }) => (type === 'day' && value === '1' ? firstDay : value)).join('');
