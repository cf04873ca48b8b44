import {
  getAverageSessions,
  getRevenueReport,
  getSupportTracker,
} from '@praxis/contract/demo/card-analytics';
import { dataGroup } from '@praxis/sdk/data';

export const supportTrackerGroup = dataGroup({
  app: 'demo',
  name: 'supportTracker',
  endpoint: getSupportTracker,
});
export const averageSessionsGroup = dataGroup({
  app: 'demo',
  name: 'averageSessions',
  endpoint: getAverageSessions,
});
export const revenueReportGroup = dataGroup({
  app: 'demo',
  name: 'revenueReport',
  endpoint: getRevenueReport,
});
