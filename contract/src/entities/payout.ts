import * as z from '@praxis/contract/schema';
import { moneySchema } from './money';
import { idSchema, instantSchema, localDateSchema, recordFields } from './primitives';
import { figureSchema } from './product-strings';

export const payoutStatuses = ['scheduled', 'inTransit', 'paid', 'failed'] as const;
export const payoutStatusSchema = z.enum(payoutStatuses);
export type PayoutStatus = z.infer<typeof payoutStatusSchema>;

/** The least that is paid out, in the currency's smallest unit (docs/domain.md#payment-rules). */
export const payoutAtLeast = 2500;

/** `carryOver` is the part of the balance that is brought from, or left for, another payout. */
export const payoutItemKinds = ['charge', 'refund', 'carryOver'] as const;
export const payoutItemKindSchema = z.enum(payoutItemKinds);

/** Per item: gross - fee - refund = net. */
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

/** `gross`, `fees`, `refunds` and `net` are the sums of the items. */
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
