import * as z from '@praxis/contract/schema';
import { moneySchema } from './money';
import { idSchema, instantSchema, localDateSchema, recordFields } from './primitives';
import { figureSchema } from './product-strings';

export const payoutStatuses = ['scheduled', 'inTransit', 'paid', 'failed'] as const;
export const payoutStatusSchema = z.enum(payoutStatuses);
export type PayoutStatus = z.infer<typeof payoutStatusSchema>;

/** Minimum payout, in minor units (docs/domain.md#payment-rules). */
export const minPayoutMinor = 2500;

/** `carryOver` is an amount carried over from or to another payout. */
export const payoutItemKinds = ['charge', 'refund', 'carryOver'] as const;
export const payoutItemKindSchema = z.enum(payoutItemKinds);

/** A payout item: gross - fee - refund = net. */
export const payoutItemSchema = z.object({
  id: idSchema,
  kind: payoutItemKindSchema,
  /** The charge or refund; null for a carry-over. */
  sourceId: z.nullable(idSchema),
  at: instantSchema,
  gross: moneySchema,
  fee: moneySchema,
  refund: moneySchema,
  net: moneySchema,
});
export type PayoutItem = z.infer<typeof payoutItemSchema>;

/** A payout; `gross`, `fees`, `refunds` and `net` are the sums of its items. */
export const payoutSchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  gross: moneySchema,
  fees: moneySchema,
  refunds: moneySchema,
  net: moneySchema,
  arrivalOn: localDateSchema,
  bankLast4: figureSchema,
  status: payoutStatusSchema,
  items: z.array(payoutItemSchema),
});
export type Payout = z.infer<typeof payoutSchema>;
