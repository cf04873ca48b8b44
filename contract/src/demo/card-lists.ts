import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import { dateSchema, demoIdSchema } from './fields';

const card = <const Name extends string, ResponseBody extends z.ZodMiniType>(
  name: Name,
  response: ResponseBody,
) =>
  endpoint({
    method: 'GET',
    path: `/card/card-analytics/${name}`,
    audience: 'public',
    response,
    reads: [],
  });

export const earningSources = ['products', 'services', 'subscriptions'] as const;

/** This month's revenue by source, in whole dollars; the sources add up to `total`. */
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
  /** Payer or payee. */
  party: z.string(),
  /** In whole dollars; negative for outgoing payments. */
  amount: z.number(),
  at: dateSchema,
});

/** Lists transactions, newest first. */
export const getTransactions = card(
  'transactions',
  z.object({ transactions: z.array(transactionSchema) }),
);

/**
 * Browsers by share, largest first; `share` is the percentage of all visits, `change` in percentage points
 * against the previous month.
 */
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
  /** Views in the last 24 hours. */
  views: z.number(),
  /** In whole dollars. */
  revenue: z.number(),
  /** Percentage of the target. */
  sales: z.number(),
  /** Change of `sales` in percentage points against the previous month. */
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

/** Lists the timeline, newest first. */
export const getTimeline = card('timeline', z.object({ entries: z.array(timelineEntrySchema) }));

export const meetupSchema = z.object({
  title: z.string(),
  text: z.string(),
  startsAt: dateSchema,
  endsAt: dateSchema,
  place: z.string(),
  address: z.string(),
  /** Some of the attendees. */
  people: z.array(z.object({ name: z.string(), avatar: pictureSchema })),
  /** Number of attendees, including the user. */
  going: z.number(),
  isGoing: z.boolean(),
});
export type Meetup = z.infer<typeof meetupSchema>;

export const getMeetup = endpoint({
  method: 'GET',
  path: '/card/card-analytics/meetup',
  audience: 'public',
  response: meetupSchema,
  reads: ['demoMeetup'],
});

/** Accepts or declines the meetup. */
export const answerMeetup = endpoint({
  method: 'POST',
  path: '/card/card-analytics/meetup',
  audience: 'public',
  body: z.object({ isGoing: z.boolean() }),
  response: meetupSchema,
  changes: ['demoMeetup'],
});
