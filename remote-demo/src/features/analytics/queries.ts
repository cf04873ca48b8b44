import {
  getAverageSessions,
  getCustomersCard,
  getProductOrders,
  getRevenueCard,
  getSessionsByDevice,
  getSupportTracker,
} from '@praxis/contract/demo/card-analytics';
import { getTimeline } from '@praxis/contract/demo/card-lists';
import {
  getActiveUsers,
  getNewsletter,
  getSiteTraffic,
} from '@praxis/contract/demo/card-statistics';
import { getRevenueDays, getSessionsTrend } from '@praxis/contract/demo/card-trends';
import { query } from '@praxis/sdk/data';

const app = 'demo';

export const averageSessionsQuery = query({
  app,
  name: 'averageSessions',
  endpoint: getAverageSessions,
});
export const sessionsTrendQuery = query({ app, name: 'sessionsTrend', endpoint: getSessionsTrend });
export const siteTrafficQuery = query({ app, name: 'siteTraffic', endpoint: getSiteTraffic });
export const activeUsersQuery = query({ app, name: 'activeUsers', endpoint: getActiveUsers });
export const newsletterQuery = query({ app, name: 'newsletter', endpoint: getNewsletter });
export const revenueQuery = query({ app, name: 'monthlyRevenue', endpoint: getRevenueCard });
export const revenueDaysQuery = query({ app, name: 'revenueDays', endpoint: getRevenueDays });
export const productOrdersQuery = query({ app, name: 'productOrders', endpoint: getProductOrders });
export const devicesQuery = query({ app, name: 'devices', endpoint: getSessionsByDevice });
export const customersQuery = query({ app, name: 'customers', endpoint: getCustomersCard });
export const supportTrackerQuery = query({
  app,
  name: 'supportTracker',
  endpoint: getSupportTracker,
});
export const timelineQuery = query({ app, name: 'timeline', endpoint: getTimeline });
