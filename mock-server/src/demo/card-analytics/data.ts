import type { AnswerOf } from '@praxis/contract';
import {
  cardPeriods,
  revenueReportYears,
  type getAverageSessions,
  type getCustomersCard,
  type getGoalOverview,
  type getProductOrders,
  type getRevenueCard,
  type getRevenueReport,
  type getSessionsByDevice,
  type getSupportTracker,
} from '@praxis/contract/demo/card-analytics';

const periods = { last_days: [...cardPeriods] };

export const supportTracker: AnswerOf<typeof getSupportTracker> = {
  ...periods,
  title: 'Support Tracker',
  totalTicket: 184,
  newTicket: 31,
  openTicket: 57,
  responseTime: 1,
};

export const averageSessions: AnswerOf<typeof getAverageSessions> = {
  ...periods,
  sessions: 3140,
  growth: '+6.8%',
  goal: 120_000,
  users: 84_500,
  retention: 88,
  duration: '11 months',
};

export const revenueReport: AnswerOf<typeof getRevenueReport> = {
  years: [...revenueReportYears],
  price: '31,460',
  budget: '48,900',
};

export const goalOverview: AnswerOf<typeof getGoalOverview> = {
  completed: '642,180',
  inProgress: '18,320',
};

export const revenueCard: AnswerOf<typeof getRevenueCard> = {
  thisMonth: '91,240',
  lastMonth: '77,905',
};

export const productOrders: AnswerOf<typeof getProductOrders> = {
  ...periods,
  chart_info: { finished: 19_870, pending: 12_340, rejected: 3_615 },
};

export const sessionsByDevice: AnswerOf<typeof getSessionsByDevice> = {
  ...periods,
  chart_info: [
    { icon: 'Monitor', name: 'Desktop', iconColor: 'text-primary', usage: 54.2, upDown: 3 },
    { icon: 'Smartphone', name: 'Mobile', iconColor: 'text-success', usage: 38.5, upDown: 9 },
    { icon: 'Tablet', name: 'Tablet', iconColor: 'text-danger', usage: 7.3, upDown: -4 },
  ],
};

export const customersCard: AnswerOf<typeof getCustomersCard> = {
  ...periods,
  listData: [
    { icon: 'Circle', iconColor: 'text-primary', text: 'New', result: 742 },
    { icon: 'Circle', iconColor: 'text-warning', text: 'Returning', result: 316 },
    { icon: 'Circle', iconColor: 'text-danger', text: 'Referrals', result: 128 },
  ],
};
