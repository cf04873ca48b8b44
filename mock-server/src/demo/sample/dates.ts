const day = 86_400_000;

/** The moment so many days after (or before) today, at that time of this device's clock: nobody meets at three in the night. */
export function localMomentFrom(seededAt: number, days: number, hour = 9, minute = 0): string {
  const date = new Date(seededAt);
  date.setDate(date.getDate() + days);
  date.setHours(hour, minute, 0, 0);
  return date.toISOString();
}

/** The day so many days after (or before) today on this device, YYYY-MM-DD. */
export function localDayFrom(seededAt: number, days: number): string {
  const date = new Date(seededAt);
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** So many minutes before the sample data was made: never in the future. */
export function minutesBefore(seededAt: number, minutes: number): string {
  return new Date(Math.floor(seededAt / 60_000) * 60_000 - minutes * 60_000).toISOString();
}

/** When work begins and ends, and when the last letter of an evening is written: minutes of a day. */
const [workBegins, workEnds, lastLetter] = [7.5 * 60, 18.5 * 60, 20 * 60];

/**
 * So many minutes before the sample data was made, within the working hours of that day on this
 * device: nobody writes at four in the night. What would be of the hours before work today is of the
 * evening before. Order is kept, and nothing is in the future.
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
  if (minuteNow <= workBegins) return at(workEnds + share * (lastLetter - workEnds), 1);
  return at(workBegins + share * (Math.min(minuteNow, lastLetter) - workBegins));
}
