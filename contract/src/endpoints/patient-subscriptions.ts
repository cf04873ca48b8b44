import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { invoiceLineSchema } from '../entities/invoice';
import { moneyInput, moneySchema } from '../entities/money';
import { countSchema, idSchema, localDateSchema } from '../entities/primitives';
import { subscriberStatuses } from '../entities/subscription';
import { lineInput, optionalTextInput } from '../entities/text';
import { listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import { firstChargeSchema } from './views/first-charge';
import { patientSubscriptionSchema } from './views/subscription';

const path = '/api/v1/patient/subscriptions';
const onePath = '/api/v1/patient/subscriptions/:id';
const audience = ['patient'] as const;
const response = patientSubscriptionSchema;

/** Lists a patient's subscriptions, open ones first. */
export const listPatientSubscriptions = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(subscriberStatuses, ['createdAt', 'startOn', 'endOn']),
  response: tabbedListResponse(response, subscriberStatuses),
  reads: ['subscription', 'plan', 'account', 'doctor', 'practice', 'invoice', 'charge', 'card'],
});

/**
 * Applies for a subscription. The agreement is signed by typing one's full name; nothing is charged before
 * the doctor's approval.
 */
export const subscribe = endpoint({
  method: 'POST',
  path,
  audience,
  body: z.strictObject({
    /** The version of the plan that the patient has read. */
    planVersionId: idSchema,
    cardId: idSchema,
    agreement: z.strictObject({ version: lineInput(20), typedName: lineInput(120) }),
  }),
  response,
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

/** Previews the first charge, if the doctor approves today. */
export const previewSubscribe = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  audience,
  body: z.strictObject({ planVersionId: idSchema }),
  response: firstChargeSchema,
  reads: ['plan', 'doctor', 'practice'],
});

/** Consequences of both ways to cancel; null for one that is not available. */
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
  /** Upcoming booked and requested appointments that ending now cancels. */
  appointmentsAffected: countSchema,
  /** Those that ending with the period cancels: on its end or later. */
  appointmentsAfterPeriod: countSchema,
});
export type CancelPreview = z.infer<typeof cancelPreviewSchema>;

/** Previews both ways to cancel a subscription. */
export const previewCancel = endpoint({
  method: 'POST',
  path: `${onePath}/cancel-preview`,
  audience,
  params: byId,
  response: cancelPreviewSchema,
  errors: ['transition_not_allowed'],
  reads: ['subscription', 'plan', 'invoice', 'charge', 'appointment', 'practice'],
});

const command = { method: 'POST', audience, params: byId, response, versioned: true } as const;

/** Cancels a subscription; one that has not started is withdrawn in any mode. */
export const cancelSubscription = endpoint({
  ...command,
  path: `${onePath}/cancel`,
  body: z.strictObject({
    mode: z._default(z.enum(['atPeriodEnd', 'now']), 'atPeriodEnd'),
    note: z.optional(optionalTextInput(500)),
    /** The refund that the patient was shown for ending it now; another one is a `version_conflict`. */
    refund: z.optional(moneyInput),
  }),
  errors: ['transition_not_allowed'],
  changes: ['subscription', 'appointment', 'invoice', 'charge', 'refund', 'notification'],
});

/** Revokes the patient's own cancellation. */
export const resumeSubscription = endpoint({
  ...command,
  path: `${onePath}/resume`,
  errors: ['transition_not_allowed'],
  changes: ['subscription', 'notification'],
});

const changeInput = z.strictObject({ planVersionId: idSchema });

/**
 * Consequences of a plan change: an upgrade applies and is charged now; a downgrade applies at the period's
 * end.
 */
export const changePlanPreviewSchema = z.object({
  effective: z.enum(['now', 'periodEnd']),
  effectiveOn: localDateSchema,
  daysLeft: countSchema,
  daysInPeriod: countSchema,
  /** Credit for the rest of the old price, and charge of the new one, for the remaining days. */
  credit: moneySchema,
  charge: moneySchema,
  lines: z.array(invoiceLineSchema),
  dueNow: moneySchema,
  /** Null if nothing more is charged. */
  nextCharge: z.nullable(z.object({ on: localDateSchema, amount: moneySchema })),
});
export type ChangePlanPreview = z.infer<typeof changePlanPreviewSchema>;

/** Previews a plan change: effective date, amount due now and next charge. */
export const previewChangePlan = endpoint({
  method: 'POST',
  path: `${onePath}/change-plan-preview`,
  audience,
  params: byId,
  body: changeInput,
  response: changePlanPreviewSchema,
  errors: ['transition_not_allowed', 'plan_full', 'membership_unpaid'],
  reads: ['subscription', 'plan', 'doctor', 'practice'],
});

/**
 * Changes the plan. If the charge of an upgrade is declined, nothing changes. `dueNow` is the amount that the
 * patient was shown; another one is a `version_conflict`.
 */
export const changePlan = endpoint({
  ...command,
  path: `${onePath}/change-plan`,
  body: z.strictObject({ ...changeInput.shape, dueNow: z.optional(moneyInput) }),
  errors: ['transition_not_allowed', 'plan_full', 'card_declined', 'membership_unpaid'],
  changes: ['subscription', 'invoice', 'charge', 'notification'],
  idempotent: true,
});
