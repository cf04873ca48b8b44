import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { visitLedgerEntrySchema } from '../entities/visit-ledger';
import { moneySchema } from '../entities/money';
import { patientSchema } from '../entities/patient';
import { countSchema, idSchema, localDateSchema } from '../entities/primitives';
import { rejectionCodeSchema, subscriberStatuses } from '../entities/subscription';
import { optionalTextInput, textInput } from '../entities/text';
import { listQuery, tabbedListAnswer } from './lists';
import { byId } from './params';
import { doctorAppointmentSchema } from './views/appointment';
import { firstChargeSchema } from './views/first-charge';
import { doctorInvoiceSchema } from './views/money-records';
import { doctorSubscriberSchema } from './views/subscription';
import { threadViewSchema } from './views/thread';

const path = '/api/v1/doctor/subscribers';
const onePath = '/api/v1/doctor/subscribers/:id';

/** What a subscription can be looked for by its days: those of a period, or of its next renewal. */
export const subscriberEvents = ['joined', 'ended', 'renewing'] as const;

export const listSubscribers = endpoint({
  method: 'GET',
  path,
  audience: ['doctor'],
  query: listQuery(subscriberStatuses, ['patient', 'createdAt', 'startOn', 'endOn', 'price'], {
    planId: z.optional(idSchema),
    /** `pastDue` lists what waits for a payment. */
    billingState: z.optional(z.enum(['none', 'trialing', 'current', 'pastDue', 'unpaid'])),
    /**
     * Those that began, or ended, between `from` and `to`: the practice's days, both included.
     * `renewing` lists those that renew after `to`, or after today.
     */
    event: z.optional(z.enum(subscriberEvents)),
    from: z.optional(localDateSchema),
    to: z.optional(localDateSchema),
  }),
  answer: tabbedListAnswer(doctorSubscriberSchema, subscriberStatuses),
  reads: ['subscription', 'plan', 'patient', 'account', 'card', 'invoice', 'practice'],
});

/** Everything that a doctor needs to know of one subscriber; the newest of each list first. */
export const subscriberDetailSchema = z.object({
  ...doctorSubscriberSchema.shape,
  patientRecord: z.omit(patientSchema, { userId: true }),
  email: z.string(),
  /** The patient's other subscriptions with this doctor. */
  history: z.array(doctorSubscriberSchema),
  ledger: z.array(visitLedgerEntrySchema),
  appointments: z.array(doctorAppointmentSchema),
  invoices: z.array(doctorInvoiceSchema),
  threads: z.array(threadViewSchema),
});
export type SubscriberDetail = z.infer<typeof subscriberDetailSchema>;

export const getSubscriber = endpoint({
  method: 'GET',
  path: onePath,
  audience: ['doctor'],
  params: byId,
  answer: subscriberDetailSchema,
  reads: [
    'subscription',
    'plan',
    'patient',
    'account',
    'card',
    'practice',
    'appointment',
    'visitType',
    'invoice',
    'thread',
  ],
});

/** What a decision about the subscription costs whom; a part that does not apply is null. */
export const chargePreviewSchema = z.object({
  /** For one that waits: what is charged first, and when. */
  firstCharge: z.nullable(firstChargeSchema),
  /** For one that waits for a decision: the last day on which it may begin. */
  latestStartOn: z.nullable(localDateSchema),
  /** For one that runs: what ending it now gives back. */
  endNow: z.nullable(
    z.object({ daysLeft: countSchema, daysInPeriod: countSchema, refund: moneySchema }),
  ),
  /** For one that runs without an end: the soonest and the latest end with notice. */
  earliestEndOn: z.nullable(localDateSchema),
  latestEndOn: z.nullable(localDateSchema),
});
export type ChargePreview = z.infer<typeof chargePreviewSchema>;

export const getChargePreview = endpoint({
  method: 'GET',
  path: `${onePath}/charge-preview`,
  audience: ['doctor'],
  params: byId,
  query: z.object({ startOn: z.optional(localDateSchema) }),
  answer: chargePreviewSchema,
  reads: ['subscription', 'plan', 'invoice', 'charge', 'practice'],
});

/** Starts today where no day is given, else at most 90 days ahead. */
export const approveSubscriber = endpoint({
  method: 'POST',
  path: `${onePath}/approve`,
  audience: ['doctor'],
  params: byId,
  body: z.strictObject({
    startOn: z.optional(localDateSchema),
    note: z.optional(optionalTextInput(500)),
  }),
  answer: doctorSubscriberSchema,
  errors: ['transition_not_allowed', 'plan_full', 'too_far_ahead'],
  changes: ['subscription', 'invoice', 'charge', 'auditEvent', 'notification'],
  versioned: true,
});

export const rejectSubscriber = endpoint({
  method: 'POST',
  path: `${onePath}/reject`,
  audience: ['doctor'],
  params: byId,
  body: z.strictObject({
    code: rejectionCodeSchema,
    note: z.optional(optionalTextInput(500)),
  }),
  answer: doctorSubscriberSchema,
  errors: ['transition_not_allowed'],
  changes: ['subscription', 'auditEvent', 'notification'],
  versioned: true,
});

/** With notice of 30 days or more (`endOn`), or at once with the unearned days refunded. */
export const endSubscriber = endpoint({
  method: 'POST',
  path: `${onePath}/end`,
  audience: ['doctor'],
  params: byId,
  body: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('notice'), endOn: localDateSchema, reason: textInput(500) }),
    z.strictObject({ mode: z.literal('now'), reason: textInput(500) }),
  ]),
  answer: doctorSubscriberSchema,
  errors: ['transition_not_allowed'],
  changes: [
    'subscription',
    'appointment',
    'invoice',
    'charge',
    'refund',
    'auditEvent',
    'notification',
  ],
  versioned: true,
});

/** Gives up the open invoice of a subscription that is past due or unpaid: billing is current again. */
export const waiveSubscriber = endpoint({
  method: 'POST',
  path: `${onePath}/waive`,
  audience: ['doctor'],
  params: byId,
  body: z.strictObject({ reason: textInput(500) }),
  answer: doctorSubscriberSchema,
  errors: ['transition_not_allowed'],
  changes: ['subscription', 'invoice', 'auditEvent'],
  versioned: true,
});
