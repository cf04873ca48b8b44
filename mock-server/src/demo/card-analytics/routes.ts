import * as endpoints from '@praxis/contract/demo/card-analytics';
import { cardPeriods, revenueReportYears } from '@praxis/contract/demo/card-analytics';
import * as trends from '@praxis/contract/demo/card-trends';
import { handle, type Handler } from '../../core/module';
import {
  averageSessions,
  customersCard,
  goalOverview,
  productOrders,
  revenueCard,
  revenueReport,
  sessionsByDevice,
  supportTracker,
} from './data';
import { handlers as listHandlers } from './list-routes';
import { revenueDays, revenueMonths, sessionsTrend } from './trends';

const periods = { last_days: [...cardPeriods] };

export const getSupportTracker = handle(endpoints.getSupportTracker, ({ query }) => ({
  ...supportTracker[query.period],
  ...periods,
}));

export const getAverageSessions = handle(endpoints.getAverageSessions, ({ query }) => ({
  ...averageSessions[query.period],
  ...periods,
}));

export const getRevenueReport = handle(endpoints.getRevenueReport, ({ query }) => ({
  ...revenueReport[query.year],
  years: [...revenueReportYears],
}));

export const getGoalOverview = handle(endpoints.getGoalOverview, () => goalOverview);

export const getRevenueCard = handle(endpoints.getRevenueCard, () => revenueCard);

export const getProductOrders = handle(endpoints.getProductOrders, ({ query }) => ({
  ...productOrders[query.period],
  ...periods,
}));

export const getSessionsByDevice = handle(endpoints.getSessionsByDevice, ({ query }) => ({
  ...sessionsByDevice[query.period],
  ...periods,
}));

export const getCustomersCard = handle(endpoints.getCustomersCard, ({ query }) => ({
  ...customersCard[query.period],
  ...periods,
}));

export const getSessionsTrend = handle(trends.getSessionsTrend, ({ query }, simulation) =>
  sessionsTrend(query.period, simulation.now()),
);

export const getRevenueMonths = handle(trends.getRevenueMonths, ({ query }) => ({
  months: revenueMonths(query.year),
}));

export const getRevenueDays = handle(trends.getRevenueDays, (_, simulation) => ({
  days: revenueDays(simulation.now()),
}));

export const handlers: readonly Handler[] = [
  getSupportTracker,
  getAverageSessions,
  getRevenueReport,
  getGoalOverview,
  getRevenueCard,
  getProductOrders,
  getSessionsByDevice,
  getCustomersCard,
  getSessionsTrend,
  getRevenueMonths,
  getRevenueDays,
  ...listHandlers,
];
