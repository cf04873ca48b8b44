import { getGoalOverview, getRevenueReport } from '@praxis/contract/demo/card-analytics';
import {
  getBrowserStates,
  getCompanies,
  getEarnings,
  getMeetup,
  getTransactions,
} from '@praxis/contract/demo/card-lists';
import {
  getOrdersBarChart,
  getOrdersReceived,
  getProfitLineChart,
  getQuarterlySales,
  getRevenueGenerated,
  getSubscribersGained,
} from '@praxis/contract/demo/card-statistics';
import { getRevenueMonths } from '@praxis/contract/demo/card-trends';
import { listDemoInvoices } from '@praxis/contract/demo/invoices';
import { query } from '@praxis/sdk/data';

const app = 'demo';

export const revenueReportQuery = query({
  app,
  name: 'revenue-report',
  endpoint: getRevenueReport,
});
export const revenueMonthsQuery = query({
  app,
  name: 'revenue-months',
  endpoint: getRevenueMonths,
});
export const ordersBarsQuery = query({ app, name: 'orders-bars', endpoint: getOrdersBarChart });
export const profitQuery = query({ app, name: 'profit', endpoint: getProfitLineChart });
export const subscribersQuery = query({
  app,
  name: 'subscribers-gained',
  endpoint: getSubscribersGained,
});
export const revenueQuery = query({
  app,
  name: 'revenue-generated',
  endpoint: getRevenueGenerated,
});
export const salesQuery = query({ app, name: 'quarterly-sales', endpoint: getQuarterlySales });
export const ordersQuery = query({ app, name: 'orders-received', endpoint: getOrdersReceived });
export const earningsQuery = query({ app, name: 'earnings', endpoint: getEarnings });
export const goalQuery = query({ app, name: 'goal-overview', endpoint: getGoalOverview });
export const transactionsQuery = query({ app, name: 'transactions', endpoint: getTransactions });
export const companiesQuery = query({ app, name: 'companies', endpoint: getCompanies });
export const browsersQuery = query({ app, name: 'browser-states', endpoint: getBrowserStates });
export const meetupQuery = query({ app, name: 'meetup', endpoint: getMeetup });
/** Newest invoices. */
export const invoicesQuery = query({ app, name: 'invoices', endpoint: listDemoInvoices });
