import {
  getAverageSessions,
  getCustomersCard,
  getGoalOverview,
  getProductOrders,
  getRevenueCard,
  getRevenueReport,
  getSessionsByDevice,
  getSupportTracker,
} from '@praxis/contract/demo/card-analytics';
import { handle, type AreaModule } from '../../core/area';
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

export const cardAnalytics: AreaModule = {
  handlers: [
    handle(getSupportTracker, () => supportTracker),
    handle(getAverageSessions, () => averageSessions),
    handle(getRevenueReport, () => revenueReport),
    handle(getGoalOverview, () => goalOverview),
    handle(getRevenueCard, () => revenueCard),
    handle(getProductOrders, () => productOrders),
    handle(getSessionsByDevice, () => sessionsByDevice),
    handle(getCustomersCard, () => customersCard),
  ],
};
