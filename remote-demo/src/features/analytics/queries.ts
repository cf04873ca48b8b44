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
  name: 'average-sessions',
  endpoint: getAverageSessions,
});
export const sessionsTrendQuery = query({
  app,
  name: 'sessions-trend',
  endpoint: getSessionsTrend,
});
export const siteTrafficQuery = query({ app, name: 'site-traffic', endpoint: getSiteTraffic });
export const activeUsersQuery = query({ app, name: 'active-users', endpoint: getActiveUsers });
export const newsletterQuery = query({ app, name: 'newsletter', endpoint: getNewsletter });
export const revenueQuery = query({ app, name: 'monthly-revenue', endpoint: getRevenueCard });
export const revenueDaysQuery = query({ app, name: 'revenue-days', endpoint: getRevenueDays });
export const productOrdersQuery = query({
  app,
  name: 'product-orders',
  endpoint: getProductOrders,
});
export const devicesQuery = query({ app, name: 'devices', endpoint: getSessionsByDevice });
export const customersQuery = query({ app, name: 'customers', endpoint: getCustomersCard });
export const supportTrackerQuery = query({
  app,
  name: 'support-tracker',
  endpoint: getSupportTracker,
});
export const timelineQuery = query({ app, name: 'timeline', endpoint: getTimeline });
