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
  /** Also the key of the text that is shown. */
  kind: notificationKindSchema,
  /** What is put into the text: names, instants and dates as they are stored, amounts as minor units. */
  values: z.record(z.string(), z.string()),
  /** The page that it is about. */
  link: codeSchema,
  readAt: z.nullable(instantSchema),
});
export type Notification = z.infer<typeof notificationSchema>;
