import {
  calendarTypes,
  type CalendarEvent,
  type CalendarType,
} from '@praxis/contract/demo/calendar';
import type { DaysShown, EventTimes } from '@praxis/sdk/ui/calendar';
import { addDays, instantOf, localDateIn, localTimeIn } from '@praxis/sdk/ui/page';
import { propertiesOf } from './event-properties';

const minute = 60 * 1000;
const hour = 60 * minute;

/** Times as the form shows them: the last day is inclusive. */
export interface WhenValues {
  allDay: boolean;
  startOn: string | null;
  startTime: string | null;
  endOn: string | null;
  endTime: string | null;
}

/** Form values of an event. */
export interface EventValues extends WhenValues {
  title: string;
  calendar: CalendarType | '';
  /** Emails, or names of guests without a known email. */
  guests: string[];
  place: string;
  url: string;
  description: string;
}

/** Times of a stored event; an end before the start counts as equal to it. */
export function timesOf({ start, end, allDay }: CalendarEvent): EventTimes {
  const endAt = Date.parse(end) < Date.parse(start) ? start : end;
  return { startAt: start, endAt, wholeDays: allDay };
}

/** Times in the format of the back end. */
export const fieldsOf = ({ startAt, endAt, wholeDays = false }: EventTimes) => ({
  start: startAt,
  end: endAt,
  allDay: wholeDays,
});

/** First and last day (inclusive) of an all-day event. */
export function daysOf({ startAt, endAt }: EventTimes, zone: string): { from: string; to: string } {
  const day = (at: string) => (at.length === 10 ? at : localDateIn(zone, Date.parse(at)));
  const from = day(startAt);
  const before = addDays(day(endAt), -1);
  return { from, to: before < from ? from : before };
}

export function whenValues(times: EventTimes, zone: string): WhenValues {
  if (times.wholeDays) {
    const { from, to } = daysOf(times, zone);
    return { allDay: true, startOn: from, endOn: to, startTime: '09:00', endTime: '10:00' };
  }
  const [start, end] = [Date.parse(times.startAt), Date.parse(times.endAt)];
  return {
    allDay: false,
    startOn: localDateIn(zone, start),
    startTime: localTimeIn(zone, start),
    endOn: localDateIn(zone, end),
    endTime: localTimeIn(zone, end),
  };
}

/**
 * Default times of a new event: the next full hour, or if today isn't visible, the morning of the
 * visible day.
 */
export function defaultTimes(now: number, zone: string, on: string, shown: DaysShown): EventTimes {
  const today = localDateIn(zone, now);
  const isTodayShown = today >= shown.from && today <= shown.to;
  const morning = isTodayShown ? null : instantOf(on, '09:00', zone);
  const from = morning === null ? nextFullHour(now, zone) : Date.parse(morning);
  return { startAt: new Date(from).toISOString(), endAt: new Date(from + hour).toISOString() };
}

/** The next full hour on the zone's clock; in India, those of UTC are half hours. */
function nextFullHour(now: number, zone: string): number {
  const minutesPast = Number(localTimeIn(zone, now).slice(3));
  return Math.floor(now / minute) * minute + hour - minutesPast * minute;
}

/**
 * Times that the form states; null if they are incomplete or don't exist.
 *
 * @param before times when the form was opened: unchanged ones keep their exact instants
 */
export function timesIn(values: WhenValues, zone: string, before: EventTimes): EventTimes | null {
  const { allDay, startOn, startTime, endOn, endTime } = values;
  if (startOn === null || endOn === null) return null;
  if (allDay) return { startAt: startOn, endAt: addDays(endOn, 1), wholeDays: true };
  const startAt = instantIn(startOn, startTime, zone, before.startAt);
  const endAt = instantIn(endOn, endTime, zone, before.endAt);
  return startAt === null || endAt === null ? null : { startAt, endAt, wholeDays: false };
}

/**
 * Instant of a local date and time. The previous instant, if it reads the same, is more exact: it
 * has seconds, and tells the two passes of a repeated hour apart.
 */
function instantIn(on: string, time: string | null, zone: string, before: string): string | null {
  if (time === null) return null;
  const at = Date.parse(before);
  const isAsBefore = localDateIn(zone, at) === on && localTimeIn(zone, at) === time;
  return isAsBefore && before.length > on.length ? before : instantOf(on, time, zone);
}

/** Moves the start and keeps the duration. */
export function withStart<Values extends WhenValues>(
  values: Values,
  start: Partial<Pick<WhenValues, 'startOn' | 'startTime'>>,
): Values {
  const next = { ...values, ...start };
  const before = minutesOf(values.startOn, values.startTime);
  const end = minutesOf(values.endOn, values.endTime);
  const from = minutesOf(next.startOn, next.startTime);
  if (before === null || end === null || from === null || end < before) return next;
  const until = new Date(from + end - before).toISOString();
  return { ...next, endOn: until.slice(0, 10), endTime: until.slice(11, 16) };
}

/** Wall-clock time in milliseconds, ignoring the time zone. */
function minutesOf(on: string | null, time: string | null): number | null {
  const at = Date.parse(`${on ?? ''}T${time ?? ''}:00Z`);
  return Number.isNaN(at) ? null : at;
}

export function valuesOf(event: CalendarEvent, zone: string): EventValues {
  const { guests, place, description } = propertiesOf(event);
  return {
    ...whenValues(timesOf(event), zone),
    title: event.title,
    calendar: event.extendedProps.calendar,
    guests: guests.map(({ key }) => key),
    place,
    url: event.url,
    description,
  };
}

/** Values of a new event, in the first visible calendar. */
export const newValues = (
  times: EventTimes,
  zone: string,
  hidden: ReadonlySet<CalendarType>,
): EventValues => ({
  ...whenValues(times, zone),
  title: '',
  calendar: calendarTypes.find((one) => !hidden.has(one)) ?? 'Business',
  guests: [],
  place: '',
  url: '',
  description: '',
});
