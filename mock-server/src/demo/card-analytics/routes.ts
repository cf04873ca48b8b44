import * as endpoints from '@praxis/contract/demo/card-analytics';
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

export const getSupportTracker = handle(endpoints.getSupportTracker, () => supportTracker);

export const getAverageSessions = handle(endpoints.getAverageSessions, () => averageSessions);

export const getRevenueReport = handle(endpoints.getRevenueReport, () => revenueReport);

export const getGoalOverview = handle(endpoints.getGoalOverview, () => goalOverview);

export const getRevenueCard = handle(endpoints.getRevenueCard, () => revenueCard);

export const getProductOrders = handle(endpoints.getProductOrders, () => productOrders);

export const getSessionsByDevice = handle(endpoints.getSessionsByDevice, () => sessionsByDevice);

export const getCustomersCard = handle(endpoints.getCustomersCard, () => customersCard);

export const handlers: readonly Handler[] = [
  getSupportTracker,
  getAverageSessions,
  getRevenueReport,
  getGoalOverview,
  getRevenueCard,
  getProductOrders,
  getSessionsByDevice,
  getCustomersCard,
];
