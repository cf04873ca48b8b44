import { localDateIn } from '@praxis/sdk/ui/page';

/** The part of the address that says which vacation is open. */
export const vacationParameter = 'vacation';

/** Where a vacation is open, over the month in which it begins. */
export function vacationAddress(
  { id, startAt }: { id: string; startAt: string },
  zone: string,
): string {
  const on = localDateIn(zone, Date.parse(startAt));
  return `/doctor/vacations?view=month&on=${on}&${vacationParameter}=${id}`;
}
