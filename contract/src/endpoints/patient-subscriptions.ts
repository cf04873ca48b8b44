import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { invoiceLineSchema } from '../entities/invoice';
import { moneySchema } from '../entities/money';
import { countSchema, idSchema, localDateSchema } from '../entities/primitives';
import { subscriberStatuses } from '../entities/subscription';
import { lineInput, optionalTextInput } from '../entities/text';
import { listQuery, tabbedListAnswer } from './lists';
import { byId } from './params';
import { firstChargeSchema } from './views/first-charge';
import { patientSubscriptionSchema } from './views/subscription';

const path = '/api/v1/patient/subscriptions';
const onePath = '/api/v1/patient/subscriptions/:id';
const audience = ['patient'] as const;
const answer = patientSubscriptionSchema;

/** Open ones first, then the past ones. */
export const listPatientSubscriptions = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(subscriberStatuses, ['createdAt', 'startOn', 'endOn']),
  answer: tabbedListAnswer(answer, subscriberStatuses),
  reads: ['subscription', 'plan', 'account', 'doctor', 'practice', 'invoice', 'charge', 'card'],
});

/** Asks to join: the agreement is signed by typing one's full name; nothing is charged before the doctor approves. */
export const subscribe = endpoint({
  method: 'POST',
  path,
  audience,
  body: z.strictObject({
    /** The very terms that were shown. */
    planVersionId: idSchema,
    cardId: idSchema,
    agreement: z.strictObject({ version: lineInput(20), typedName: lineInput(120) }),
  }),
  answer,
  status: 201,
  errors: [
    'already_subscribed',
    'plan_full',
    'guardian_required',
    'card_expired',
    'transition_not_allowed',
  ],
  changes: ['subscription', 'notification'],
});

/** What these terms are charged first, if the doctor approves today. */
export const previewSubscribe = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  audience,
  body: z.strictObject({ planVersionId: idSchema }),
  answer: firstChargeSchema,
  reads: ['plan', 'doctor', 'practice'],
});

/** What either way of cancelling means; a way that is not open is null. */
export const cancelPreviewSchema = z.object({
  atPeriodEnd: z.nullable(z.object({ endOn: localDateSchema })),
  now: z.nullable(
    z.object({
      endOn: localDateSchema,
      daysLeft: countSchema,
      daysInPeriod: countSchema,
      refund: moneySchema,
    }),
  ),
  /** Appointments ahead, booked or asked for, that ending now cancels. */
  appointmentsAffected: countSchema,
  /** Those of them that ending with the period cancels: on its end or later. */
  appointmentsAfterPeriod: countSchema,
});
export type CancelPreview = z.infer<typeof cancelPreviewSchema>;

export const previewCancel = endpoint({
  method: 'POST',
  path: `${onePath}/cancel-preview`,
  audience,
  params: byId,
  answer: cancelPreviewSchema,
  errors: ['transition_not_allowed'],
  reads: ['subscription', 'plan', 'invoice', 'charge', 'appointment', 'practice'],
});

const command = { method: 'POST', audience, params: byId, answer, versioned: true } as const;

/** One that is not active yet is withdrawn, whatever the mode. */
export const cancelSubscription = endpoint({
  ...command,
  path: `${onePath}/cancel`,
  body: z.strictObject({
    mode: z._default(z.enum(['atPeriodEnd', 'now']), 'atPeriodEnd'),
    note: z.optional(optionalTextInput(500)),
  }),
  errors: ['transition_not_allowed'],
  changes: ['subscription', 'appointment', 'invoice', 'charge', 'refund', 'notification'],
});

/** Takes back an end that the patient asked for. */
export const resumeSubscription = endpoint({
  ...command,
  path: `${onePath}/resume`,
  errors: ['transition_not_allowed'],
  changes: ['subscription', 'notification'],
});

const changeInput = z.strictObject({ planVersionId: idSchema });

/** An upgrade applies now and is charged at once; a downgrade waits for the period's end. */
export const changePlanPreviewSchema = z.object({
  effective: z.enum(['now', 'periodEnd']),
  effectiveOn: localDateSchema,
  daysLeft: countSchema,
  daysInPeriod: countSchema,
  /** What is left of the old price, and what the new one costs, for the days left. */
  credit: moneySchema,
  charge: moneySchema,
  lines: z.array(invoiceLineSchema),
  dueNow: moneySchema,
  /** Null where nothing more is charged. */
  nextCharge: z.nullable(z.object({ on: localDateSchema, amount: moneySchema })),
});
export type ChangePlanPreview = z.infer<typeof changePlanPreviewSchema>;

export const previewChangePlan = endpoint({
  method: 'POST',
  path: `${onePath}/change-plan-preview`,
  audience,
  params: byId,
  body: changeInput,
  answer: changePlanPreviewSchema,
  errors: ['transition_not_allowed', 'plan_full', 'membership_unpaid'],
  reads: ['subscription', 'plan', 'doctor', 'practice'],
});

/** An upgrade whose charge is declined changes nothing. */
export const changePlan = endpoint({
  ...command,
  path: `${onePath}/change-plan`,
  body: changeInput,
  errors: ['transition_not_allowed', 'plan_full', 'card_declined', 'membership_unpaid'],
  changes: ['subscription', 'invoice', 'charge', 'notification'],
  idempotent: true,
});
