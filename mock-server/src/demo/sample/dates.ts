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

/**
 * So many minutes before the sample data was made, within the working hours of that day on this
 * device where it was not today: nobody writes at four in the night. Order is kept.
 */
export function workingMinutesBefore(seededAt: number, minutes: number): string {
  const moment = new Date(minutesBefore(seededAt, minutes));
  const midnight = new Date(moment).setHours(0, 0, 0, 0);
  if (midnight === new Date(seededAt).setHours(0, 0, 0, 0)) return moment.toISOString();
  const share = Math.min((moment.getTime() - midnight) / day, 1);
  const minuteOfDay = Math.round(7.5 * 60 + share * 11 * 60);
  return new Date(new Date(midnight).setHours(0, minuteOfDay)).toISOString();
}
