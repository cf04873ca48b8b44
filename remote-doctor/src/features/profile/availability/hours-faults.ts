import type { DateOverride, WeeklyRange } from '@praxis/contract/entities/availability';
import { hoursFaults, type HoursFault } from '@praxis/contract/rules/appointments/availability';
import type { Line } from '@praxis/sdk/ui/form';
import { weekdays } from './weekdays';

export type Weekday = `${(typeof weekdays)[number]}`;

/** Hours as form values: each weekday is a field of its own, which may be changed elsewhere. */
export interface Hours {
  weekly: Readonly<Record<Weekday, WeeklyRange[]>>;
  overrides: OverrideLine[];
}

/** A date override. Its key is its saved date. */
export type OverrideLine = DateOverride & Line;

/** Hours as saved: the ranges of all weekdays in one list. */
interface SavedHours {
  weekly: WeeklyRange[];
  overrides: DateOverride[];
}

export const editable = ({ weekly, overrides }: SavedHours): Hours => ({
  weekly: Object.fromEntries(
    weekdays.map((day) => [day, weekly.filter(({ weekday }) => weekday === day)]),
  ) as Record<Weekday, WeeklyRange[]>,
  overrides: overrides.map((override) => ({ ...override, key: override.on })),
});

export const savable = ({ weekly, overrides }: Hours): SavedHours => ({
  weekly: weekdays.flatMap((day) => weekly[`${day}`]),
  overrides: overrides.map(({ key: _key, ...override }) => override),
});

/** Error messages by fault; `noDate` if the date is missing. */
type FaultTexts = Readonly<Record<HoursFault | 'noDate', string>>;

/** Validates the hours by the contract's rules and returns error messages by field. */
export function hoursFaultTexts(
  { weekly, overrides }: Hours,
  texts: FaultTexts,
): Record<string, string> {
  const ofDays = weekdays.flatMap((day) =>
    Object.entries(hoursFaults({ weekly: weekly[`${day}`], overrides: [] })).map(
      ([field, fault]) => [field.replace('weekly', `weekly.${day}`), texts[fault]],
    ),
  );
  const ofDates = Object.entries(hoursFaults({ weekly: [], overrides })).map(([field, fault]) => [
    field.replace(/\d+/, (index) => String(overrides[Number(index)]?.key)),
    texts[fault],
  ]);
  const dateless = overrides.flatMap(({ key, on }) =>
    on === '' ? [[`overrides.${key}.on`, texts.noDate]] : [],
  );
  return Object.fromEntries([...ofDays, ...ofDates, ...dateless]);
}
