import * as z from '@praxis/contract/schema';
import { moneySchema } from './money';
import { countSchema, idSchema, recordFields } from './primitives';

export const chargeStatuses = ['processing', 'succeeded', 'failed', 'disputed'] as const;
export const chargeStatusSchema = z.enum(chargeStatuses);
export type ChargeStatus = z.infer<typeof chargeStatusSchema>;

export const chargeFailureCodes = ['cardDeclined', 'insufficientFunds', 'cardExpired'] as const;
export const chargeFailureCodeSchema = z.enum(chargeFailureCodes);

export const chargeSchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  patientId: idSchema,
  invoiceId: idSchema,
  cardId: z.nullable(idSchema),
  amount: moneySchema,
  /** Amount of succeeded and pending refunds. */
  refunded: moneySchema,
  status: chargeStatusSchema,
  /** 1 for the first attempt to charge an invoice, then 2, 3, 4. */
  attempt: countSchema,
  failureCode: z.optional(chargeFailureCodeSchema),
  payoutId: z.optional(idSchema),
});
export type Charge = z.infer<typeof chargeSchema>;
