import { dateFormat, formatDateOnly } from '@praxis/sdk/ui/page';

/** A local date on an axis: "Nov 23". */
export function shortDay(on: string, language: string): string {
  return dateFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${on}T00:00:00Z`),
  );
}

/** The same in full, for tooltip and table. */
export const longDay = (on: string, language: string): string => formatDateOnly(on, language);
