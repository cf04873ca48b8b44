import { isLanguage, type Language } from '../../language';
import { addDays } from '../format/local-dates';

/** Views of a calendar; `list` is a week without its empty hours. */
export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Range of local dates (YYYY-MM-DD), inclusive. */
export interface DaysShown {
  from: string;
  to: string;
}

/** First weekday by language. */
const firstWeekdays: Readonly<Record<Language, 0 | 1>> = { en: 0, de: 1, fr: 1, pt: 0 };

/** Returns the first day of the week: 0 is Sunday. */
export function firstWeekday(language: string): 0 | 1 {
  const known = language.slice(0, 2);
  return isLanguage(known) ? firstWeekdays[known] : 0;
}

/** Returns the days that a view shows for a given day. */
export function daysShown(view: CalendarView, on: string, language: string): DaysShown {
  if (view === 'day') return { from: on, to: on };
  if (view === 'month') return { from: firstOfMonth(on, 0), to: addDays(firstOfMonth(on, 1), -1) };
  const back = (new Date(asUtc(on)).getUTCDay() - firstWeekday(language) + 7) % 7;
  return { from: addDays(on, -back), to: addDays(on, 6 - back) };
}

/** Returns a day of the view's next or previous period. */
export function step(view: CalendarView, on: string, direction: 1 | -1): string {
  if (view === 'month') return firstOfMonth(on, direction);
  return addDays(on, direction * (view === 'day' ? 1 : 7));
}

export const asUtc = (on: string): number => Date.parse(`${on}T00:00:00Z`);

/** Returns the first day of the month, `months` later. */
function firstOfMonth(on: string, months: number): string {
  const date = new Date(asUtc(`${on.slice(0, 7)}-01`));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
