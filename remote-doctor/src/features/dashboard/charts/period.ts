import { addDays } from '@praxis/sdk/ui/page';

/** Period lengths to choose from, in days. */
export const periodDays = ['7', '30', '90', '365'] as const;
export type PeriodDays = (typeof periodDays)[number];

/** Period length until one is chosen. */
export const defaultDays: PeriodDays = '30';

export interface Period {
  from: string;
  to: string;
}

/** The last `count` days up to today, as local dates. */
export function lastDays(count: number, today: string): Period {
  return { from: addDays(today, 1 - count), to: today };
}

/** Number of days in a period, both ends inclusive. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
