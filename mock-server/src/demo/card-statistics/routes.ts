import {
  getActiveUsers,
  getNewsletter,
  getOrdersBarChart,
  getOrdersReceived,
  getProfitLineChart,
  getQuarterlySales,
  getRevenueGenerated,
  getSiteTraffic,
  getSubscribersGained,
} from '@praxis/contract/demo/card-statistics';
import { handle, type AreaModule } from '../../core/area';
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

export const cardStatistics: AreaModule = {
  handlers: [
    handle(getOrdersBarChart, () => ordersBarChart),
    handle(getProfitLineChart, () => profitLineChart),
    handle(getSubscribersGained, () => subscribersGained),
    handle(getRevenueGenerated, () => revenueGenerated),
    handle(getQuarterlySales, () => quarterlySales),
    handle(getOrdersReceived, () => ordersReceived),
    handle(getSiteTraffic, () => siteTraffic),
    handle(getActiveUsers, () => activeUsers),
    handle(getNewsletter, () => newsletter),
  ],
};
