/**
 * A calendar with month, week, day and list views. This entry is small; FullCalendar is lazy-loaded
 * when a calendar renders.
 */
export { Calendar, type CalendarProps } from './calendar/calendar';
export type { CalendarEvent, EventTimes, LocalSpan } from './calendar/calendar-event';
export {
  calendarViews,
  daysShown,
  firstWeekday,
  type CalendarView,
  type DaysShown,
} from './calendar/days-shown';
