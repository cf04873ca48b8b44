import * as z from '@praxis/contract/schema';
import { idSchema, instantSchema, localDateSchema, recordFields } from './primitives';
import { codeSchema } from './product-strings';

/** Stored statuses. */
export const subscriptionStatuses = [
  'pending',
  'approved',
  'active',
  'rejected',
  'expiredCancelled',
] as const;
export const subscriptionStatusSchema = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** The six disjoint displayed statuses; `expiring` is computed (docs/domain.md#subscription). */
export const subscriberStatuses = [
  'pending',
  'active',
  'rejected',
  'expiredCancelled',
  'approved',
  'expiring',
] as const;
export const subscriberStatusSchema = z.enum(subscriberStatuses);
export type SubscriberStatus = z.infer<typeof subscriberStatusSchema>;

export const billingStates = ['none', 'trialing', 'current', 'pastDue', 'unpaid'] as const;
export const billingStateSchema = z.enum(billingStates);
export type BillingState = z.infer<typeof billingStateSchema>;

/** Reasons for the end of a subscription. */
export const endReasons = [
  'patientCancelled',
  'patientWithdrew',
  'doctorEnded',
  'planEnded',
  'undecided',
  'unpaid',
] as const;
export const endReasonSchema = z.enum(endReasons);
export type EndReason = z.infer<typeof endReasonSchema>;

/** Codes of a doctor's decision; all except `approved` are reasons for a rejection. */
export const rejectionCodes = [
  'practiceFull',
  'outOfScope',
  'outOfArea',
  'incompleteInformation',
  'other',
] as const;
export const rejectionCodeSchema = z.enum(rejectionCodes);
export const decisionCodes = ['approved', ...rejectionCodes] as const;

/** Version of the current subscription agreement. */
export const currentAgreementVersion = '2026-01';

export const periodSchema = z.object({
  startOn: localDateSchema,
  /** Exclusive: the first day of the next period. */
  endOn: localDateSchema,
});
export type Period = z.infer<typeof periodSchema>;

export const decisionSchema = z.object({
  by: idSchema,
  at: instantSchema,
  code: z.enum(decisionCodes),
  note: z.optional(z.string()),
});

export const agreementSchema = z.object({
  version: codeSchema,
  signedAt: instantSchema,
  typedName: z.string(),
});

export const subscriptionSchema = z.object({
  ...recordFields,
  patientId: idSchema,
  doctorId: idSchema,
  planVersionId: idSchema,
  status: subscriptionStatusSchema,
  billingState: billingStateSchema,
  startOn: localDateSchema,
  period: periodSchema,
  /** Day of the month on which periods start, 1 to 31; short months use their last day. */
  anchorDay: z.int().check(z.minimum(1), z.maximum(31)),
  /** Exclusive end: the subscription ends at the start of this day. */
  endOn: z.optional(localDateSchema),
  endReason: z.optional(endReasonSchema),
  /** What the person who ended it wrote; for the doctor. */
  endNote: z.optional(z.string()),
  /** The end with notice that an end for non-payment precedes; it applies again once that is settled. */
  noticeEndOn: z.optional(localDateSchema),
  decision: z.optional(decisionSchema),
  agreement: agreementSchema,
  /** Null after the card was released. */
  cardId: z.nullable(idSchema),
  /** Terms from the next period on; set by downgrades. */
  scheduledPlanVersionId: z.optional(idSchema),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
