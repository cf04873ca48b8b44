/** How a calendar shows its days; a list is a week without empty hours. */
export const calendarViews = ['week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** From one local date to another (YYYY-MM-DD), both included. */
export interface DaysShown {
  from: string;
  to: string;
}

const dayLength = 24 * 60 * 60 * 1000;

/** Languages whose weeks begin on Monday. */
const mondayFirst: ReadonlySet<string> = new Set(['de', 'fr']);

/** Sunday is 0. */
export function firstWeekday(language: string): 0 | 1 {
  return mondayFirst.has(language.slice(0, 2)) ? 1 : 0;
}

/** The days that a view shows around one of them. */
export function daysShown(view: CalendarView, on: string, language: string): DaysShown {
  if (view === 'day') return { from: on, to: on };
  const date = asUtc(on);
  const back = (new Date(date).getUTCDay() - firstWeekday(language) + 7) % 7;
  return { from: isoDate(date - back * dayLength), to: isoDate(date + (6 - back) * dayLength) };
}

/** A day of the next or of the previous days that the view shows. */
export function step(view: CalendarView, on: string, direction: 1 | -1): string {
  return isoDate(asUtc(on) + direction * (view === 'day' ? 1 : 7) * dayLength);
}

export const asUtc = (on: string): number => Date.parse(`${on}T00:00:00Z`);

const isoDate = (millis: number): string => new Date(millis).toISOString().slice(0, 10);
