import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { visitLedgerEntrySchema } from '../entities/visit-ledger';
import { moneyInput, moneySchema } from '../entities/money';
import { patientSchema } from '../entities/patient';
import { countSchema, idSchema, localDateSchema } from '../entities/primitives';
import { rejectionCodeSchema, subscriberStatuses } from '../entities/subscription';
import { optionalTextInput, textInput } from '../entities/text';
import { listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import { doctorAppointmentSchema } from './views/appointment';
import { firstChargeSchema } from './views/first-charge';
import { doctorInvoiceSchema } from './views/money-records';
import { doctorSubscriberSchema } from './views/subscription';
import { threadViewSchema } from './views/thread';

const path = '/api/v1/doctor/subscribers';
const onePath = '/api/v1/doctor/subscribers/:id';

/** Events by whose date subscriptions can be filtered. */
export const subscriberEvents = ['joined', 'ended', 'renewing'] as const;

/** Lists the caller's subscribers and applicants. */
export const listSubscribers = endpoint({
  method: 'GET',
  path,
  audience: ['doctor'],
  query: listQuery(subscriberStatuses, ['patient', 'createdAt', 'startOn', 'endOn', 'price'], {
    planId: z.optional(idSchema),
    /** `pastDue` selects subscriptions with an overdue payment. */
    billingState: z.optional(z.enum(['none', 'trialing', 'current', 'pastDue', 'unpaid'])),
    /**
     * Subscriptions that started or ended between `from` and `to`, local dates of the practice, inclusive.
     * `renewing` selects those that renew after `to`, or after today.
     */
    event: z.optional(z.enum(subscriberEvents)),
    from: z.optional(localDateSchema),
    to: z.optional(localDateSchema),
  }),
  response: tabbedListResponse(doctorSubscriberSchema, subscriberStatuses),
  reads: ['subscription', 'plan', 'patient', 'account', 'card', 'invoice', 'practice'],
});

/** A subscriber in detail; every list is newest first. */
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

/** Returns a subscriber in detail. */
export const getSubscriber = endpoint({
  method: 'GET',
  path: onePath,
  audience: ['doctor'],
  params: byId,
  response: subscriberDetailSchema,
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

/** Financial consequences of the decisions on a subscription; null for those that do not apply. */
export const chargePreviewSchema = z.object({
  /** Not started: the first charge. */
  firstCharge: z.nullable(firstChargeSchema),
  /** Pending: the last possible start date. */
  latestStartOn: z.nullable(localDateSchema),
  /** Active: the refund for ending it now. */
  endNow: z.nullable(
    z.object({ daysLeft: countSchema, daysInPeriod: countSchema, refund: moneySchema }),
  ),
  /** Active without an end: the earliest and latest end with notice. */
  earliestEndOn: z.nullable(localDateSchema),
  latestEndOn: z.nullable(localDateSchema),
});
export type ChargePreview = z.infer<typeof chargePreviewSchema>;

/**
 * Previews the charges and refunds of the decisions on a subscription. `startOn` is the start date to preview
 * of an application, and refused like approving it on that day.
 */
export const getChargePreview = endpoint({
  method: 'GET',
  path: `${onePath}/charge-preview`,
  audience: ['doctor'],
  params: byId,
  query: z.object({ startOn: z.optional(localDateSchema) }),
  response: chargePreviewSchema,
  errors: ['plan_full', 'too_far_ahead'],
  reads: ['subscription', 'plan', 'invoice', 'charge', 'practice'],
});

/** Approves an application; starts today by default, at most 90 days ahead. */
export const approveSubscriber = endpoint({
  method: 'POST',
  path: `${onePath}/approve`,
  audience: ['doctor'],
  params: byId,
  body: z.strictObject({
    startOn: z.optional(localDateSchema),
    note: z.optional(optionalTextInput(500)),
  }),
  response: doctorSubscriberSchema,
  errors: ['transition_not_allowed', 'plan_full', 'too_far_ahead'],
  changes: ['subscription', 'invoice', 'charge', 'auditEvent', 'notification'],
  versioned: true,
});

/** Rejects an application with a reason code: pending -> rejected. Releases the card. */
export const rejectSubscriber = endpoint({
  method: 'POST',
  path: `${onePath}/reject`,
  audience: ['doctor'],
  params: byId,
  body: z.strictObject({
    code: rejectionCodeSchema,
    note: z.optional(optionalTextInput(500)),
  }),
  response: doctorSubscriberSchema,
  errors: ['transition_not_allowed'],
  changes: ['subscription', 'appointment', 'auditEvent', 'notification'],
  versioned: true,
});

/**
 * Ends a subscription with notice of at least 30 days (`endOn`), or immediately with a refund of unearned
 * days: `refund` is the one that the doctor was shown; another one is a `version_conflict`.
 */
export const endSubscriber = endpoint({
  method: 'POST',
  path: `${onePath}/end`,
  audience: ['doctor'],
  params: byId,
  body: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('notice'), endOn: localDateSchema, reason: textInput(500) }),
    z.strictObject({
      mode: z.literal('now'),
      reason: textInput(500),
      refund: z.optional(moneyInput),
    }),
  ]),
  response: doctorSubscriberSchema,
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

/** Writes off the open invoice of a past-due or unpaid subscription: billing is current again. */
export const waiveSubscriber = endpoint({
  method: 'POST',
  path: `${onePath}/waive`,
  audience: ['doctor'],
  params: byId,
  body: z.strictObject({ reason: textInput(500) }),
  response: doctorSubscriberSchema,
  errors: ['transition_not_allowed'],
  changes: ['subscription', 'invoice', 'auditEvent'],
  versioned: true,
});
