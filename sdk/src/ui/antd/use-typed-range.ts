import { useState } from 'react';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { exampleDate, formatFieldDate } from './date-pattern';
import { parseDate } from './typed-text';
import { useTypedText, type TypedText } from './use-typed-text';

export interface DateRange {
  from: string;
  until: string;
}

export type RangeEnd = keyof DateRange;

export const rangeEnds: readonly RangeEnd[] = ['from', 'until'];

/** Dates of a range, which may be incomplete or in the wrong order. */
export type RangeDates = Readonly<Record<RangeEnd, string | null>>;

/** Dates as entered, which may not yet be a range, or not yet the value. */
interface Draft {
  dates: RangeDates;
  /** The value that they replace until it is applied, and the one that they result in. */
  before: string;
  after: string;
}

interface TypedRangeOptions {
  value: DateRange | null;
  onChange(value: DateRange | null): void;
  /** First and last selectable date. */
  from?: string | undefined;
  until?: string | undefined;
}

export interface TypedRange {
  dates: RangeDates;
  ends: Readonly<Record<RangeEnd, TypedText<string>>>;
  /** Whether the date is an obstacle to submitting: it can't be accepted, is missing, or ends too early. */
  isUnfinished: Readonly<Record<RangeEnd, boolean>>;
  /** Error of each date that is shown; that of a typed one as soon as it is left, others with the field. */
  errors: Readonly<Partial<Record<RangeEnd, string>>>;
  edit(end: RangeEnd, text: string | null): void;
  /** Applies dates from the calendar, which replace their texts. */
  pick(changed: Partial<RangeDates>): void;
  /** The user has left the field as a whole, or submits the form. */
  leave(): void;
  /** The user is picking dates: the next click may give the one that is missing. */
  resume(): void;
}

const none: RangeDates = { from: null, until: null };
const keyOf = (range: RangeDates | null): string => `${range?.from ?? ''}/${range?.until ?? ''}`;

/** Returns whether both dates are there, in order. */
const isRange = (dates: RangeDates): dates is DateRange =>
  dates.from !== null && dates.until !== null && dates.from <= dates.until;

/**
 * Manages the two texts of a range. The value is null unless both dates are there; a text that can't be
 * accepted or an end before the start doesn't change it, but holds back the form.
 */
export function useTypedRange({ value, onChange, from, until }: TypedRangeOptions): TypedRange {
  const text = useUiText();
  const language = useIntlLanguage();
  const key = keyOf(value);
  const current: Draft = { dates: value ?? none, before: key, after: key };
  const [draft, setDraft] = useState(current);
  const [isLeft, setLeft] = useState(false);
  const { dates } = draft;
  const isReversed = dates.from !== null && dates.until !== null && dates.from > dates.until;

  const apply = (next: RangeDates) => {
    const isIncomplete = next.from === null || next.until === null;
    const range = isRange(next) ? next : isIncomplete ? null : value;
    setDraft({ dates: next, before: key, after: keyOf(range) });
    if (keyOf(range) !== key) onChange(range && { from: range.from, until: range.until });
  };
  const enter = (end: RangeEnd) =>
    text(end === 'from' ? 'date.enterStart' : 'date.enterEnd', {
      example: formatFieldDate(exampleDate, language),
    });
  const typedEnd = (end: RangeEnd) => ({
    value: dates[end],
    onChange: (on: string | null) => apply({ ...dates, [end]: on }),
    parse: (entry: string) => parseDate(entry, language, { first: from, last: until }),
    explain(entry: string) {
      const on = parseDate(entry, language, {});
      if (on === undefined) return enter(end);
      return from && on < from
        ? text('date.tooEarly', { date: formatFieldDate(from, language) })
        : text('date.tooLate', { date: formatFieldDate(until, language) });
    },
  });
  const ends = { from: useTypedText(typedEnd('from')), until: useTypedText(typedEnd('until')) };
  // A router applies a value later, so the previous one is no change from outside until then.
  if (![draft.before, draft.after].includes(key)) {
    setDraft(current);
    // Also the text of a date that stays the same.
    for (const end of rangeEnds) ends[end].edit(null);
  } else if (draft.before !== key) setDraft({ ...draft, before: key });

  const isMissing = (end: RangeEnd) =>
    ends[end].text === null &&
    dates[end] === null &&
    (dates.from ?? dates.until ?? ends.from.text ?? ends.until.text) !== null;
  const endsTooEarly = isReversed && !ends.from.isInvalid && !ends.until.isInvalid;
  const errorOf = (end: RangeEnd): string | undefined => {
    if (ends[end].isInvalid) return ends[end].error;
    if (isLeft && isMissing(end)) return enter(end);
    return isLeft && end === 'until' && endsTooEarly
      ? text('date.endsTooEarly', { date: formatFieldDate(dates.from, language) })
      : undefined;
  };
  return {
    dates,
    ends,
    isUnfinished: {
      from: ends.from.isInvalid || isMissing('from'),
      until: ends.until.isInvalid || isMissing('until') || endsTooEarly,
    },
    errors: { from: errorOf('from'), until: errorOf('until') },
    edit(end, entry) {
      setLeft(false);
      ends[end].edit(entry);
    },
    pick(changed) {
      for (const end of rangeEnds) if (end in changed) ends[end].edit(null);
      apply({ ...dates, ...changed });
    },
    leave: () => setLeft(true),
    resume: () => setLeft(false),
  };
}
