import { localDateIn } from '@praxis/sdk/ui/page';

/** URL parameter of the open vacation. */
export const vacationParameter = 'vacation';

/** URL of a vacation in the calendar, at the month in which it starts. */
export function vacationAddress(
  { id, startAt }: { id: string; startAt: string },
  zone: string,
): string {
  const on = localDateIn(zone, Date.parse(startAt));
  return `/doctor/vacations?view=month&on=${on}&${vacationParameter}=${id}`;
}
