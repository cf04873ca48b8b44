import type { ResponseOf } from '@praxis/contract';
import type {
  CardPeriod,
  RevenueReportYear,
  getAverageSessions,
  getCustomersCard,
  getGoalOverview,
  getProductOrders,
  getRevenueCard,
  getRevenueReport,
  getSessionsByDevice,
  getSupportTracker,
} from '@praxis/contract/demo/card-analytics';

/** The data of a card for each period; the handler adds the list of periods. */
type ByPeriod<ResponseBody> = Record<CardPeriod, Omit<ResponseBody, 'last_days'>>;

export const supportTracker: ByPeriod<ResponseOf<typeof getSupportTracker>> = {
  'Last 28 Days': tickets(184, 31, 57, 1),
  'Last Month': tickets(201, 44, 38, 1),
  'Last Year': tickets(2236, 412, 61, 2),
};

export const averageSessions: ByPeriod<ResponseOf<typeof getAverageSessions>> = {
  'Last 28 Days': {
    sessions: 3140,
    growth: '+6.8%',
    goal: 120_000,
    users: 84_500,
    retention: 88,
    duration: '11 months',
  },
  'Last Month': {
    sessions: 2970,
    growth: '+4.2%',
    goal: 120_000,
    users: 79_800,
    retention: 87,
    duration: '10 months',
  },
  'Last Year': {
    sessions: 2410,
    growth: '+31%',
    goal: 900_000,
    users: 812_300,
    retention: 84,
    duration: '9 months',
  },
};

export const revenueReport: Record<
  RevenueReportYear,
  Omit<ResponseOf<typeof getRevenueReport>, 'years'>
> = {
  2020: { price: '31,460', budget: '48,900' },
  2019: { price: '27,930', budget: '44,200' },
  2018: { price: '24,610', budget: '39,500' },
};

export const goalOverview: ResponseOf<typeof getGoalOverview> = {
  completed: '642,180',
  inProgress: '18,320',
};

export const revenueCard: ResponseOf<typeof getRevenueCard> = {
  thisMonth: '91,240',
  lastMonth: '77,905',
};

export const productOrders: ByPeriod<ResponseOf<typeof getProductOrders>> = {
  'Last 28 Days': { chart_info: { finished: 19_870, pending: 12_340, rejected: 3_615 } },
  'Last Month': { chart_info: { finished: 24_120, pending: 4_870, rejected: 3_180 } },
  'Last Year': { chart_info: { finished: 268_400, pending: 13_950, rejected: 31_720 } },
};

export const sessionsByDevice: ByPeriod<ResponseOf<typeof getSessionsByDevice>> = {
  'Last 28 Days': devices([54.2, 3], [38.5, 9], [7.3, -4]),
  'Last Month': devices([55.6, 1], [36.9, 6], [7.5, -2]),
  'Last Year': devices([60.1, -5], [31.2, 14], [8.7, -7]),
};

export const customersCard: ByPeriod<ResponseOf<typeof getCustomersCard>> = {
  'Last 28 Days': customers(742, 316, 128),
  'Last Month': customers(698, 341, 117),
  'Last Year': customers(7_910, 3_860, 1_434),
};

function tickets(totalTicket: number, newTicket: number, openTicket: number, responseTime: number) {
  return { title: 'Support Tracker', totalTicket, newTicket, openTicket, responseTime };
}

type Device = readonly [usage: number, upDown: number];

function devices(desktop: Device, mobile: Device, tablet: Device) {
  const device = (icon: string, name: string, iconColor: string, [usage, upDown]: Device) => ({
    icon,
    name,
    iconColor,
    usage,
    upDown,
  });
  return {
    chart_info: [
      device('Monitor', 'Desktop', 'text-primary', desktop),
      device('Smartphone', 'Mobile', 'text-success', mobile),
      device('Tablet', 'Tablet', 'text-danger', tablet),
    ],
  };
}

function customers(fresh: number, returning: number, referred: number) {
  const line = (text: string, iconColor: string, result: number) => ({
    icon: 'Circle',
    iconColor,
    text,
    result,
  });
  return {
    listData: [
      line('New', 'text-primary', fresh),
      line('Returning', 'text-warning', returning),
      line('Referrals', 'text-danger', referred),
    ],
  };
}
