import type { ScheduledAppointment } from '@praxis/contract/endpoints/doctor-dashboard';

/** Fits next to the open decisions without leaving a card half empty. */
export const maxRows = 5;

/**
 * Returns today's appointments around now: on a long day, the last that has started and those after
 * it.
 */
export function rowsOfDay(
  today: readonly ScheduledAppointment[],
  now: number,
): readonly ScheduledAppointment[] {
  const ahead = today.findIndex(({ endAt }) => Date.parse(endAt) > now);
  const first = ahead === -1 ? today.length - maxRows : ahead - 1;
  const from = Math.max(0, Math.min(first, today.length - maxRows));
  return today.slice(from, from + maxRows);
}
