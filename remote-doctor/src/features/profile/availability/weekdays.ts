import { dateFormat } from '@praxis/sdk/ui/page';

/** 1 = Monday ... 7 = Sunday, as in ISO 8601. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The name of a weekday; 2024-01-01 was a Monday. */
export function weekdayName(weekday: number, language: string): string {
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );
}
