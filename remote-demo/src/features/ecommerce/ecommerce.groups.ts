import {
  getOrdersReceived,
  getQuarterlySales,
  getRevenueGenerated,
  getSubscribersGained,
} from '@praxis/contract/demo/card-statistics';
import { listDemoInvoices } from '@praxis/contract/demo/invoices';
import { dataGroup } from '@praxis/sdk/data';

export const subscribersGroup = dataGroup({
  app: 'demo',
  name: 'subscribersGained',
  endpoint: getSubscribersGained,
});
export const revenueGroup = dataGroup({
  app: 'demo',
  name: 'revenueGenerated',
  endpoint: getRevenueGenerated,
});
export const salesGroup = dataGroup({
  app: 'demo',
  name: 'quarterlySales',
  endpoint: getQuarterlySales,
});
export const ordersGroup = dataGroup({
  app: 'demo',
  name: 'ordersReceived',
  endpoint: getOrdersReceived,
});
/** The newest invoices. */
export const invoicesGroup = dataGroup({
  app: 'demo',
  name: 'invoices',
  endpoint: listDemoInvoices,
});
