import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { ofPeriod, ofYear } from './card-analytics';

/** A day, or the first day of a month where the period is a year: YYYY-MM-DD. */
const dayText = z.string();

export const sessionPointSchema = z.object({
  on: dayText,
  /** A day, on average. */
  sessions: z.number(),
  /** In the same place of the period before. */
  before: z.number(),
});
export type SessionPoint = z.infer<typeof sessionPointSchema>;

/** The course of what `avg-sessions` sums up: their mean is its `sessions`, their growth its `growth`. */
export const getSessionsTrend = endpoint({
  method: 'GET',
  path: '/card/card-analytics/sessions-trend',
  audience: 'public',
  query: ofPeriod,
  answer: z.object({ step: z.enum(['day', 'month']), points: z.array(sessionPointSchema) }),
  reads: [],
});

export const revenueMonthSchema = z.object({
  /** 1 to 12. */
  month: z.number(),
  earned: z.number(),
  spent: z.number(),
});
export type RevenueMonth = z.infer<typeof revenueMonthSchema>;

/** The months of a year of `revenue-report`: what was earned comes to its `price`. */
export const getRevenueMonths = endpoint({
  method: 'GET',
  path: '/card/card-analytics/revenue-months',
  audience: 'public',
  query: ofYear,
  answer: z.object({ months: z.array(revenueMonthSchema) }),
  reads: [],
});

export const revenueDaySchema = z.object({
  /** Of the month, from 1. */
  day: z.number(),
  /** Since the first of the month; null for a day that is yet to come. */
  thisMonth: z.nullable(z.number()),
  /** Null for a day that the month did not have. */
  lastMonth: z.nullable(z.number()),
});
export type RevenueDay = z.infer<typeof revenueDaySchema>;

/** How the two figures of `revenue` came together, day by day. */
export const getRevenueDays = endpoint({
  method: 'GET',
  path: '/card/card-analytics/revenue-days',
  audience: 'public',
  answer: z.object({ days: z.array(revenueDaySchema) }),
  reads: [],
});
