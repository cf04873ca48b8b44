import * as z from '@praxis/contract/schema';
import { moneySchema } from './money';
import { idSchema, recordFields } from './primitives';

export const refundStatuses = ['pending', 'succeeded', 'failed'] as const;
export const refundStatusSchema = z.enum(refundStatuses);
export type RefundStatus = z.infer<typeof refundStatusSchema>;

export const refundReasons = [
  'unearnedDays',
  'requestedByPatient',
  'visitNotHeld',
  'duplicate',
  'goodwill',
] as const;
export const refundReasonSchema = z.enum(refundReasons);

export const refundSchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  patientId: idSchema,
  chargeId: idSchema,
  amount: moneySchema,
  reason: refundReasonSchema,
  status: refundStatusSchema,
  payoutId: z.optional(idSchema),
});
export type Refund = z.infer<typeof refundSchema>;
