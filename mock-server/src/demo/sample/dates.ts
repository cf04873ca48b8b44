const day = 86_400_000;

/** The instant some days after (or before) today, at a time of day in the device's zone. */
export function localMomentFrom(seededAt: number, days: number, hour = 9, minute = 0): string {
  const date = new Date(seededAt);
  date.setDate(date.getDate() + days);
  date.setHours(hour, minute, 0, 0);
  return date.toISOString();
}

/** The date some days after (or before) today in the device's zone, YYYY-MM-DD. */
export function localDayFrom(seededAt: number, days: number): string {
  const date = new Date(seededAt);
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The instant some minutes before the creation of the sample data; never in the future. */
export function minutesBefore(seededAt: number, minutes: number): string {
  return new Date(Math.floor(seededAt / 60_000) * 60_000 - minutes * 60_000).toISOString();
}

/** Start and end of work, and time of the last message of an evening, in minutes of the day. */
const [workBegins, workEnds, lastMessage] = [7.5 * 60, 18.5 * 60, 20 * 60];

/**
 * The instant some minutes before the creation of the sample data, moved into working hours in the
 * device's zone. Times before work today move to the evening before. The order is preserved, and
 * nothing is in the future.
 */
export function workingMinutesBefore(seededAt: number, minutes: number): string {
  const moment = new Date(minutesBefore(seededAt, minutes));
  const midnight = new Date(moment).setHours(0, 0, 0, 0);
  const isToday = midnight === new Date(seededAt).setHours(0, 0, 0, 0);
  const minuteNow = (seededAt - midnight) / 60_000;
  const at = (minuteOfDay: number, daysBack = 0) => {
    const date = new Date(midnight);
    date.setDate(date.getDate() - daysBack);
    date.setHours(0, Math.floor(minuteOfDay));
    return date.toISOString();
  };
  const share = Math.min((moment.getTime() - midnight) / (isToday ? seededAt - midnight : day), 1);
  if (!isToday) return at(workBegins + share * (workEnds - workBegins));
  if (minuteNow <= workBegins) return at(workEnds + share * (lastMessage - workEnds), 1);
  return at(workBegins + share * (Math.min(minuteNow, lastMessage) - workBegins));
}
