import type { ResponseOf } from '@praxis/contract';
import type {
  Company,
  Meetup,
  TimelineEntry,
  getBrowserStates,
  getEarnings,
  getTransactions,
} from '@praxis/contract/demo/card-lists';
import { localMomentFrom, workingMinutesBefore } from '../sample/dates';
import { person } from '../sample/people';

const people = (...numbers: number[]) =>
  numbers.map((number) => {
    const { fullName, avatar } = person(number);
    return { name: fullName, avatar };
  });

/** The sum of the sources equals this month's revenue (`revenueCard`). */
export const earnings: ResponseOf<typeof getEarnings> = {
  total: 91_240,
  lastMonth: 77_905,
  sources: [
    { source: 'products', amount: 48_310 },
    { source: 'services', amount: 27_640 },
    { source: 'subscriptions', amount: 15_290 },
  ],
};

type Transaction = ResponseOf<typeof getTransactions>['transactions'][number];

/** kind, party, amount, minutes ago */
const transactions: readonly (readonly [Transaction['kind'], string, number, number])[] = [
  ['card', 'Northlight Studio', 1_280, 34],
  ['wallet', 'Camila Duarte', 86, 140],
  ['refund', 'Hugo Marchetti', -142, 410],
  ['bankTransfer', 'Havn Logistics', 2_950, 1_460],
  ['card', 'Greta Lindholm', 318, 1_930],
  ['payout', 'First Harbor Bank', -4_200, 3_020],
];

export const sampleTransactions = (seededAt: number): Transaction[] =>
  transactions.map(([kind, party, amount, minutes], index) => ({
    id: transactions.length - index,
    kind,
    party,
    amount,
    at: workingMinutesBefore(seededAt, minutes),
  }));

export const browserStates: ResponseOf<typeof getBrowserStates> = {
  browsers: [
    { name: 'Chrome', share: 54.4, change: 2.1 },
    { name: 'Safari', share: 22.8, change: 0.7 },
    { name: 'Edge', share: 11.9, change: 1.4 },
    { name: 'Firefox', share: 7.2, change: -1.8 },
    { name: 'Opera', share: 2.3, change: -0.4 },
    { name: 'Other', share: 1.4, change: -2 },
  ],
};

/** name, field, views, revenue, sales, change */
const companies: readonly (readonly [string, Company['field'], number, number, number, number])[] =
  [
    ['Northlight Studio', 'technology', 23_400, 89_120, 68, 4.2],
    ['Brightloom', 'fashion', 78_900, 65_340, 91, 11.6],
    ['Kestrel Foods', 'groceries', 16_200, 52_870, 54, -3.1],
    ['Havn Health', 'health', 41_700, 47_290, 77, 6.4],
    ['Polar Routes', 'travel', 9_800, 31_450, 38, -8.7],
    ['Quartz & Vine', 'groceries', 12_600, 24_980, 62, 1.9],
  ];

export const sampleCompanies: Company[] = companies.map(
  ([name, field, views, revenue, sales, change], index) => ({
    id: index + 1,
    name,
    email: `hello@${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
    field,
    views,
    revenue,
    sales,
    change,
  }),
);

/** kind, title, text, minutes ago, people */
const timeline: readonly (readonly [
  TimelineEntry['kind'],
  string,
  string,
  number,
  readonly number[],
])[] = [
  ['invoicesPaid', '12 invoices paid', 'All of them arrived before their due date.', 12, []],
  ['meeting', 'Client review', 'Scope of the next release, with Northlight Studio.', 45, [9]],
  ['release', 'Version 4.2 released', 'Faster search, and a new checkout.', 1_480, [18, 3]],
  ['hired', 'Support grows', 'Three people joined the support team.', 2_960, [26, 33, 41]],
  ['report', 'Quarterly report', 'Orders rose in every region but one.', 4_500, [7]],
];

export const sampleTimeline = (seededAt: number): TimelineEntry[] =>
  timeline.map(([kind, title, text, minutes, numbers], index) => ({
    id: timeline.length - index,
    kind,
    title,
    text,
    at: workingMinutesBefore(seededAt, minutes),
    people: people(...numbers),
  }));

/** The meetup without the user's answer. */
export const sampleMeetup = (seededAt: number): Omit<Meetup, 'isGoing'> => ({
  title: 'Developer meetup',
  text: 'Short talks on design systems and speed, and a table for questions.',
  startsAt: localMomentFrom(seededAt, 9, 18),
  endsAt: localMomentFrom(seededAt, 9, 21),
  place: 'Harbor Hall',
  address: '152 Pier Street, Boston',
  people: people(12, 21, 30, 44, 57),
  going: 42,
});
