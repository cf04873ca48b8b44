import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { ofPeriod, ofYear } from './card-analytics';

/** A day, or the first day of a month if the period is a year: YYYY-MM-DD. */
const dayText = z.string();

export const sessionPointSchema = z.object({
  on: dayText,
  /** Average per day. */
  sessions: z.number(),
  /** At the same position of the previous period. */
  before: z.number(),
});
export type SessionPoint = z.infer<typeof sessionPointSchema>;

/** Time series of `avg-sessions`: its mean is `sessions`, its growth `growth`. */
export const getSessionsTrend = endpoint({
  method: 'GET',
  path: '/card/card-analytics/sessions-trend',
  audience: 'public',
  query: ofPeriod,
  response: z.object({ step: z.enum(['day', 'month']), points: z.array(sessionPointSchema) }),
  reads: [],
});

export const revenueMonthSchema = z.object({
  /** 1 to 12. */
  month: z.number(),
  earned: z.number(),
  spent: z.number(),
});
export type RevenueMonth = z.infer<typeof revenueMonthSchema>;

/** Months of a year of `revenue-report`: earnings add up to its `price`. */
export const getRevenueMonths = endpoint({
  method: 'GET',
  path: '/card/card-analytics/revenue-months',
  audience: 'public',
  query: ofYear,
  response: z.object({ months: z.array(revenueMonthSchema) }),
  reads: [],
});

export const revenueDaySchema = z.object({
  /** Day of the month, from 1. */
  day: z.number(),
  /** Total since the first of the month; null for future days. */
  thisMonth: z.nullable(z.number()),
  /** Null for a day that the month does not have. */
  lastMonth: z.nullable(z.number()),
});
export type RevenueDay = z.infer<typeof revenueDaySchema>;

/** The two values of `revenue` by day, cumulative. */
export const getRevenueDays = endpoint({
  method: 'GET',
  path: '/card/card-analytics/revenue-days',
  audience: 'public',
  response: z.object({ days: z.array(revenueDaySchema) }),
  reads: [],
});
