import * as endpoints from '@praxis/contract/demo/card-statistics';
import { handle, type Handler } from '../../core/module';
import {
  activeUsers,
  newsletter,
  ordersBarChart,
  ordersReceived,
  profitLineChart,
  quarterlySales,
  revenueGenerated,
  siteTraffic,
  subscribersGained,
} from './data';

export const getOrdersBarChart = handle(endpoints.getOrdersBarChart, () => ordersBarChart);

export const getProfitLineChart = handle(endpoints.getProfitLineChart, () => profitLineChart);

export const getSubscribersGained = handle(endpoints.getSubscribersGained, () => subscribersGained);

export const getRevenueGenerated = handle(endpoints.getRevenueGenerated, () => revenueGenerated);

export const getQuarterlySales = handle(endpoints.getQuarterlySales, () => quarterlySales);

export const getOrdersReceived = handle(endpoints.getOrdersReceived, () => ordersReceived);

export const getSiteTraffic = handle(endpoints.getSiteTraffic, () => siteTraffic);

export const getActiveUsers = handle(endpoints.getActiveUsers, () => activeUsers);

export const getNewsletter = handle(endpoints.getNewsletter, () => newsletter);

export const handlers: readonly Handler[] = [
  getOrdersBarChart,
  getProfitLineChart,
  getSubscribersGained,
  getRevenueGenerated,
  getQuarterlySales,
  getOrdersReceived,
  getSiteTraffic,
  getActiveUsers,
  getNewsletter,
];
