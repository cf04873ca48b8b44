import type { DateOverride, WeeklyRange } from '@praxis/contract/entities/availability';
import { hoursFaults, type HoursFault } from '@praxis/contract/rules/appointments/availability';
import { weekdays } from './weekdays';

export type Weekday = `${(typeof weekdays)[number]}`;

/**
 * Hours as form values: each weekday and each date is a field of its own, which may be changed
 * elsewhere. The key of a date is its original date, that of a new one comes from `newDate`; a
 * removed date is undefined.
 */
export interface Hours {
  weekly: Readonly<Record<Weekday, WeeklyRange[]>>;
  overrides: Readonly<Record<string, DateOverride | undefined>>;
}

/** Hours as saved: the ranges of all weekdays in one list. */
interface SavedHours {
  weekly: WeeklyRange[];
  overrides: DateOverride[];
}

export const editable = ({ weekly, overrides }: SavedHours): Hours => ({
  weekly: Object.fromEntries(
    weekdays.map((day) => [day, weekly.filter(({ weekday }) => weekday === day)]),
  ) as Record<Weekday, WeeklyRange[]>,
  overrides: Object.fromEntries(overrides.map((date) => [date.on, date])),
});

export const savable = ({ weekly, overrides }: Hours): SavedHours => ({
  weekly: weekdays.flatMap((day) => weekly[`${day}`]),
  overrides: datesOf(overrides).map(([, date]) => date),
});

/** Date overrides with their keys. */
export const datesOf = (overrides: Hours['overrides']): [string, DateOverride][] =>
  Object.entries(overrides).flatMap(([key, date]) => (date ? [[key, date]] : []));

/** Key of the next new date, which counts removed ones too. */
export const newDate = (overrides: Hours['overrides']): string =>
  `new-${Object.keys(overrides).length}`;

/** Error messages by fault; `noDate` if the date is missing. */
type FaultTexts = Readonly<Record<HoursFault | 'noDate', string>>;

/** Validates the hours by the contract's rules and returns error messages by field. */
export function hoursFaultTexts(hours: Hours, texts: FaultTexts): Record<string, string> {
  const dates = datesOf(hours.overrides);
  const ofDays = weekdays.flatMap((day) =>
    Object.entries(hoursFaults({ weekly: hours.weekly[`${day}`], overrides: [] })).map(
      ([field, fault]) => [field.replace('weekly', `weekly.${day}`), texts[fault]],
    ),
  );
  const overrides = dates.map(([, date]) => date);
  const ofDates = Object.entries(hoursFaults({ weekly: [], overrides })).map(([field, fault]) => [
    field.replace(/\d+/, (index) => dates[Number(index)]?.[0] ?? index),
    texts[fault],
  ]);
  const dateless = dates.flatMap(([key, { on }]) =>
    on === '' ? [[`overrides.${key}.on`, texts.noDate]] : [],
  );
  return Object.fromEntries([...ofDays, ...ofDates, ...dateless]);
}
