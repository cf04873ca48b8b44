/**
 * A calendar by month, week, day or as a list. The frame is light; FullCalendar itself
 * follows when a calendar is shown.
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
