import type { InstantFormat } from './dates';
import { dateFormat } from './formatters';
import { localDateIn } from './local-dates';
import { isForeignTime } from './zoned-time';

export interface AppointmentFormat extends Omit<InstantFormat, 'namesZone'> {
  /** Whether the time zone follows the time: always, never, or only if the device's clock shows another time. */
  namesZone?: boolean | 'abroad';
  /** Current instant, whose year is omitted; without it the year is always shown. */
  now?: number;
}

/** Formats an appointment with its weekday: "Mon, Nov 23 · 9:00 – 9:30 AM"; without an end, only its start. */
export function formatAppointment(
  start: string | number | Date,
  end: string | number | Date | null,
  { language, zone, namesZone = 'abroad', now }: AppointmentFormat,
): string {
  const from = new Date(start);
  const until = end === null ? null : new Date(end);
  const first = localDateIn(zone, from.getTime());
  const last = until ? localDateIn(zone, until.getTime()) : first;
  const thisYear = now === undefined ? '' : localDateIn(zone, now).slice(0, 4);
  const named = namesZone === 'abroad' ? isForeignTime(zone, from.getTime()) : namesZone;
  const day: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: zone,
    ...((first.slice(0, 4) !== thisYear || last.slice(0, 4) !== thisYear) && { year: 'numeric' }),
  };
  const time: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...(named && { timeZoneName: 'short' }),
  };
  if (until && first !== last)
    return dateFormat(language, { ...day, ...time }).formatRange(from, until);
  const times = dateFormat(language, time);
  return `${dateFormat(language, day).format(from)} · ${
    until ? times.formatRange(from, until) : times.format(from)
  }`;
}
