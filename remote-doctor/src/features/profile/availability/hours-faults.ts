import type { DateOverride, WeeklyRange } from '@praxis/contract/entities/availability';
import { hoursFaults, type HoursFault } from '@praxis/contract/rules/appointments/availability';
import { weekdays } from './weekdays';

export type Weekday = `${(typeof weekdays)[number]}`;

/** Hours as they are edited: each weekday is a field of its own, which another place may change meanwhile. */
export interface Hours {
  weekly: Readonly<Record<Weekday, WeeklyRange[]>>;
  overrides: DateOverride[];
}

/** Hours as they are saved: the ranges of all weekdays in one list. */
interface SavedHours {
  weekly: WeeklyRange[];
  overrides: DateOverride[];
}

export const editable = ({ weekly, overrides }: SavedHours): Hours => ({
  weekly: Object.fromEntries(
    weekdays.map((day) => [day, weekly.filter(({ weekday }) => weekday === day)]),
  ) as Record<Weekday, WeeklyRange[]>,
  overrides,
});

export const savable = ({ weekly, overrides }: Hours): SavedHours => ({
  weekly: weekdays.flatMap((day) => weekly[`${day}`]),
  overrides,
});

/** What is said of each fault; `noDate` where the day itself is missing. */
type FaultTexts = Readonly<Record<HoursFault | 'noDate', string>>;

/** What is wrong with the hours, by field: the contract's own judgement, said in the form's words. */
export function hoursFaultTexts(hours: Hours, texts: FaultTexts): Record<string, string> {
  const { overrides } = hours;
  const ofDays = weekdays.flatMap((day) =>
    Object.entries(hoursFaults({ weekly: hours.weekly[`${day}`], overrides: [] })).map(
      ([field, fault]) => [field.replace('weekly', `weekly.${day}`), texts[fault]],
    ),
  );
  const ofDates = Object.entries(hoursFaults({ weekly: [], overrides })).map(([field, fault]) => [
    field,
    texts[fault],
  ]);
  const dateless = overrides.flatMap(({ on }, index) =>
    on === '' ? [[`overrides.${index}.on`, texts.noDate]] : [],
  );
  return Object.fromEntries([...ofDays, ...ofDates, ...dateless]);
}
