import type { StatisticsSeries } from '@praxis/contract/demo/card-statistics';

/** The single series of a chart. */
const series = (name: string, ...data: number[]): { series: StatisticsSeries[] } => ({
  series: [{ name, data }],
});

export const ordersBarChart = series('2020', 38, 62, 47, 29, 71);

export const profitLineChart = series('2020', 4, 18, 9, 27, 22, 41);

export const subscribersGained = {
  ...series('Subscribers', 31, 38, 35, 49, 44, 58, 63),
  analyticsData: { subscribers: 94_300 },
};

export const revenueGenerated = {
  ...series('Revenue', 420, 380, 465, 440, 510, 475, 530),
  analyticsData: { revenue: 102_700 },
};

export const quarterlySales = {
  ...series('Sales', 12, 17, 14, 22, 19, 15, 24),
  analyticsData: { sales: 38 },
};

export const ordersReceived = {
  ...series('Orders', 9, 14, 8, 16, 11, 18, 13),
  analyticsData: { orders: 88_200 },
};

export const siteTraffic = series('Traffic rate', 155, 190, 145, 215, 205, 260);

export const activeUsers = series('Active users', 720, 940, 880, 1190, 1040, 1260, 1110);

export const newsletter = series('Newsletter', 355, 395, 360, 410, 385, 425);
