import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema, figureSchema } from '../entities/product-strings';

/** Selectable periods; the first is the default. */
export const cardPeriods = ['Last 28 Days', 'Last Month', 'Last Year'] as const;
export type CardPeriod = (typeof cardPeriods)[number];

/** Selectable years of the revenue report; the first is the default. */
export const revenueReportYears = ['2020', '2019', '2018'] as const;
export type RevenueReportYear = (typeof revenueReportYears)[number];

const periods = z.array(z.string());

/** A query parameter with a fixed set of values; defaults to the first, also for unknown ones. */
const oneOfQuery = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z._default(z.catch(z.enum(choices), choices[0]), choices[0]);

export const ofPeriod = z.object({ period: oneOfQuery(cardPeriods) });
export const ofYear = z.object({ year: oneOfQuery(revenueReportYears) });

const address = <const Name extends string>(name: Name) =>
  ({
    method: 'GET',
    path: `/card/card-analytics/${name}`,
    audience: 'public',
    reads: [],
  }) as const;

const card = <const Name extends string, ResponseBody extends z.ZodMiniType>(
  name: Name,
  response: ResponseBody,
) => endpoint({ ...address(name), response });

/** A card with statistics of a period. */
const periodCard = <const Name extends string, ResponseBody extends z.ZodMiniType>(
  name: Name,
  response: ResponseBody,
) => endpoint({ ...address(name), query: ofPeriod, response });

export const getSupportTracker = periodCard(
  'support-tracker',
  z.object({
    title: z.string(),
    last_days: periods,
    totalTicket: z.number(),
    newTicket: z.number(),
    openTicket: z.number(),
    /** In days. */
    responseTime: z.number(),
  }),
);

export const getAverageSessions = periodCard(
  'avg-sessions',
  z.object({
    last_days: periods,
    sessions: z.number(),
    growth: figureSchema,
    goal: z.number(),
    users: z.number(),
    /** In percent. */
    retention: z.number(),
    duration: figureSchema,
  }),
);

export const getRevenueReport = endpoint({
  ...address('revenue-report'),
  query: ofYear,
  response: z.object({ years: z.array(figureSchema), price: figureSchema, budget: figureSchema }),
});

export const getGoalOverview = card(
  'goal-overview',
  z.object({ completed: figureSchema, inProgress: figureSchema }),
);

export const getRevenueCard = card(
  'revenue',
  z.object({ thisMonth: figureSchema, lastMonth: figureSchema }),
);

export const getProductOrders = periodCard(
  'product-orders',
  z.object({
    last_days: periods,
    chart_info: z.object({ finished: z.number(), pending: z.number(), rejected: z.number() }),
  }),
);

/** `usage` and `upDown` are percentages. */
export const getSessionsByDevice = periodCard(
  'sessions-device',
  z.object({
    last_days: periods,
    chart_info: z.array(
      z.object({
        icon: codeSchema,
        name: z.string(),
        iconColor: codeSchema,
        usage: z.number(),
        upDown: z.number(),
      }),
    ),
  }),
);

export const getCustomersCard = periodCard(
  'customers',
  z.object({
    last_days: periods,
    listData: z.array(
      z.object({
        icon: codeSchema,
        iconColor: codeSchema,
        text: z.string(),
        result: z.number(),
      }),
    ),
  }),
);
