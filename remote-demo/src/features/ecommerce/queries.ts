import {
  getOrdersReceived,
  getQuarterlySales,
  getRevenueGenerated,
  getSubscribersGained,
} from '@praxis/contract/demo/card-statistics';
import { listDemoInvoices } from '@praxis/contract/demo/invoices';
import { query } from '@praxis/sdk/data';

export const subscribersQuery = query({
  app: 'demo',
  name: 'subscribersGained',
  endpoint: getSubscribersGained,
});
export const revenueQuery = query({
  app: 'demo',
  name: 'revenueGenerated',
  endpoint: getRevenueGenerated,
});
export const salesQuery = query({
  app: 'demo',
  name: 'quarterlySales',
  endpoint: getQuarterlySales,
});
export const ordersQuery = query({
  app: 'demo',
  name: 'ordersReceived',
  endpoint: getOrdersReceived,
});
/** The newest invoices. */
export const invoicesQuery = query({
  app: 'demo',
  name: 'invoices',
  endpoint: listDemoInvoices,
});
