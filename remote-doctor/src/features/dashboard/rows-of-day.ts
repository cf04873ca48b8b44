import type { ScheduledAppointment } from '@praxis/contract/endpoints/doctor-dashboard';

/** As many as stand beside what waits without leaving a card half empty. */
export const rowsAtMost = 5;

/** The day's appointments around now: of a long day, the last that has begun and those that follow. */
export function rowsOfDay(
  today: readonly ScheduledAppointment[],
  now: number,
): readonly ScheduledAppointment[] {
  const ahead = today.findIndex(({ endAt }) => Date.parse(endAt) > now);
  const first = ahead === -1 ? today.length - rowsAtMost : ahead - 1;
  const from = Math.max(0, Math.min(first, today.length - rowsAtMost));
  return today.slice(from, from + rowsAtMost);
}
