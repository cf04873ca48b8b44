import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';

export const statisticsSeriesSchema = z.object({ name: z.string(), data: z.array(z.number()) });
export type StatisticsSeries = z.infer<typeof statisticsSeriesSchema>;

const card = <const Name extends string>(name: Name) =>
  endpoint({
    method: 'GET',
    path: `/card/card-statistics/${name}`,
    audience: 'public',
    response: z.object({ series: z.array(statisticsSeriesSchema) }),
    reads: [],
  });

/** A card with its total. */
const countingCard = <const Name extends string>(name: Name) =>
  endpoint({
    method: 'GET',
    path: `/card/card-statistics/${name}`,
    audience: 'public',
    response: z.object({
      series: z.array(statisticsSeriesSchema),
      analyticsData: z.object({ [name]: z.number() } as Record<Name, z.ZodMiniNumber<number>>),
    }),
    reads: [],
  });

export const getOrdersBarChart = card('orders-bar-chart');
export const getProfitLineChart = card('profit-line-chart');
export const getSubscribersGained = countingCard('subscribers');
export const getRevenueGenerated = countingCard('revenue');
export const getQuarterlySales = countingCard('sales');
export const getOrdersReceived = countingCard('orders');
export const getSiteTraffic = card('site-traffic');
export const getActiveUsers = card('active-users');
export const getNewsletter = card('newsletter');
