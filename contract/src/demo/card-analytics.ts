import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';

/** The periods that a card offers. */
export const cardPeriods = ['Last 28 Days', 'Last Month', 'Last Year'] as const;

/** The years that the revenue report offers. */
export const revenueReportYears = ['2020', '2019', '2018'] as const;

const periods = z.array(z.string());

const card = <const Name extends string, Answer extends z.ZodMiniType>(
  name: Name,
  answer: Answer,
) =>
  endpoint({
    method: 'GET',
    path: `/card/card-analytics/${name}`,
    audience: 'public',
    answer,
    reads: [],
  });

export const getSupportTracker = card(
  'support-tracker',
  z.object({
    title: z.string(),
    last_days: periods,
    totalTicket: z.number(),
    newTicket: z.number(),
    openTicket: z.number(),
    /** Days. */
    responseTime: z.number(),
  }),
);

export const getAverageSessions = card(
  'avg-sessions',
  z.object({
    last_days: periods,
    sessions: z.number(),
    growth: z.string(),
    goal: z.number(),
    users: z.number(),
    /** Per cent. */
    retention: z.number(),
    duration: z.string(),
  }),
);

export const getRevenueReport = card(
  'revenue-report',
  z.object({ years: z.array(z.string()), price: z.string(), budget: z.string() }),
);

export const getGoalOverview = card(
  'goal-overview',
  z.object({ completed: z.string(), inProgress: z.string() }),
);

export const getRevenueCard = card(
  'revenue',
  z.object({ thisMonth: z.string(), lastMonth: z.string() }),
);

export const getProductOrders = card(
  'product-orders',
  z.object({
    last_days: periods,
    chart_info: z.object({ finished: z.number(), pending: z.number(), rejected: z.number() }),
  }),
);

/** `usage` and `upDown` are per cent. */
export const getSessionsByDevice = card(
  'sessions-device',
  z.object({
    last_days: periods,
    chart_info: z.array(
      z.object({
        icon: z.string(),
        name: z.string(),
        iconColor: z.string(),
        usage: z.number(),
        upDown: z.number(),
      }),
    ),
  }),
);

export const getCustomersCard = card(
  'customers',
  z.object({
    last_days: periods,
    listData: z.array(
      z.object({
        icon: z.string(),
        iconColor: z.string(),
        text: z.string(),
        result: z.number(),
      }),
    ),
  }),
);
