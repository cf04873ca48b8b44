import { addDays } from '@praxis/sdk/ui/page';

/** Lengths of the period to choose from, days. */
export const periodDays = ['7', '30', '90', '365'] as const;
export type PeriodDays = (typeof periodDays)[number];

/** What is shown before a period is chosen. */
export const usualDays: PeriodDays = '30';

export interface Period {
  from: string;
  to: string;
}

/** The last days up to today, as local dates: what the dashboard asks for. */
export function lastDays(count: number, today: string): Period {
  return { from: addDays(today, 1 - count), to: today };
}

/** How many days a period has, both ends included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
