import {
  getAverageSessions,
  getRevenueReport,
  getSupportTracker,
} from '@praxis/contract/demo/card-analytics';
import { query } from '@praxis/sdk/data';

export const supportTrackerQuery = query({
  app: 'demo',
  name: 'supportTracker',
  endpoint: getSupportTracker,
});
export const averageSessionsQuery = query({
  app: 'demo',
  name: 'averageSessions',
  endpoint: getAverageSessions,
});
export const revenueReportQuery = query({
  app: 'demo',
  name: 'revenueReport',
  endpoint: getRevenueReport,
});
