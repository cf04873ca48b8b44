import * as z from '@praxis/contract/schema';
import { idSchema, instantSchema, recordFields } from './primitives';
import { codeSchema } from './product-strings';

export const notificationKinds = [
  'subscriptionRequested',
  'subscriptionApproved',
  'subscriptionRejected',
  'subscriptionActive',
  'subscriptionEnding',
  'subscriptionEnded',
  'subscriptionResumed',
  'planChanged',
  'appointmentRequested',
  'appointmentBooked',
  'appointmentDeclined',
  'appointmentProposed',
  'appointmentCancelled',
  'appointmentRescheduled',
  'appointmentReminder',
  'appointmentLapsed',
  'paymentSucceeded',
  'paymentFailed',
  'membershipUnpaid',
  'refundIssued',
  'refundFailed',
  'payoutPaid',
  'payoutFailed',
  'messageReceived',
  'invitationAccepted',
  'vacationConflict',
  'verificationRequested',
  'verificationDecided',
] as const;
export const notificationKindSchema = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof notificationKindSchema>;

export const notificationSchema = z.object({
  ...recordFields,
  userId: idSchema,
  /** Also the key of the displayed text. */
  kind: notificationKindSchema,
  /** Values to interpolate into the text: names, instants and dates as stored, amounts in minor units. */
  values: z.record(z.string(), z.string()),
  /** Address of the related page. */
  link: codeSchema,
  readAt: z.nullable(instantSchema),
});
export type Notification = z.infer<typeof notificationSchema>;
