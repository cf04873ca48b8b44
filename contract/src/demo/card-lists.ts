import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import { dateSchema, demoIdSchema } from './fields';

const card = <const Name extends string, Answer extends z.ZodMiniType>(
  name: Name,
  answer: Answer,
) =>
  endpoint({
    method: 'GET',
    path: `/card/card-analytics/${name}`,
    audience: 'public',
    answer,
    reads: [],
  });

export const earningSources = ['products', 'services', 'subscriptions'] as const;

/** Where this month's revenue comes from, in whole dollars: what the sources earned comes to `total`. */
export const getEarnings = card(
  'earnings',
  z.object({
    total: z.number(),
    lastMonth: z.number(),
    sources: z.array(z.object({ source: z.enum(earningSources), amount: z.number() })),
  }),
);

export const transactionKinds = ['card', 'bankTransfer', 'wallet', 'refund', 'payout'] as const;

export const transactionSchema = z.object({
  id: demoIdSchema,
  kind: z.enum(transactionKinds),
  /** Who paid, or was paid. */
  party: z.string(),
  /** Whole dollars; less than 0 where money left. */
  amount: z.number(),
  at: dateSchema,
});

/** The newest first. */
export const getTransactions = card(
  'transactions',
  z.object({ transactions: z.array(transactionSchema) }),
);

/** `share` is percent of all visits, `change` in points against the month before; the largest share first. */
export const getBrowserStates = card(
  'browser-states',
  z.object({
    browsers: z.array(z.object({ name: z.string(), share: z.number(), change: z.number() })),
  }),
);

export const companyFields = ['technology', 'fashion', 'groceries', 'health', 'travel'] as const;

export const companySchema = z.object({
  id: demoIdSchema,
  name: z.string(),
  email: z.string(),
  field: z.enum(companyFields),
  /** In the last 24 hours. */
  views: z.number(),
  /** Whole dollars. */
  revenue: z.number(),
  /** Percent of what was planned. */
  sales: z.number(),
  /** Of the sales, in points against the month before. */
  change: z.number(),
});
export type Company = z.infer<typeof companySchema>;

export const getCompanies = card('companies', z.object({ companies: z.array(companySchema) }));

export const timelineKinds = ['invoicesPaid', 'meeting', 'release', 'hired', 'report'] as const;

export const timelineEntrySchema = z.object({
  id: demoIdSchema,
  kind: z.enum(timelineKinds),
  title: z.string(),
  text: z.string(),
  at: dateSchema,
  people: z.array(z.object({ name: z.string(), avatar: pictureSchema })),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** The newest first. */
export const getTimeline = card('timeline', z.object({ entries: z.array(timelineEntrySchema) }));

export const meetupSchema = z.object({
  title: z.string(),
  text: z.string(),
  startsAt: dateSchema,
  endsAt: dateSchema,
  place: z.string(),
  address: z.string(),
  /** A few of those who go. */
  people: z.array(z.object({ name: z.string(), avatar: pictureSchema })),
  /** How many go, oneself included. */
  going: z.number(),
  isGoing: z.boolean(),
});
export type Meetup = z.infer<typeof meetupSchema>;

export const getMeetup = endpoint({
  method: 'GET',
  path: '/card/card-analytics/meetup',
  audience: 'public',
  answer: meetupSchema,
  reads: ['demoMeetup'],
});

/** Says whether one goes to the meetup. */
export const answerMeetup = endpoint({
  method: 'POST',
  path: '/card/card-analytics/meetup',
  audience: 'public',
  body: z.object({ isGoing: z.boolean() }),
  answer: meetupSchema,
  changes: ['demoMeetup'],
});
