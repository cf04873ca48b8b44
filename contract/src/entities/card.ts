import * as z from '@praxis/contract/schema';
import { idSchema, recordFields } from './primitives';
import { codeSchema } from './product-strings';

export const cardBrands = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'jcb',
  'diners',
  'other',
] as const;
export const cardBrandSchema = z.enum(cardBrands);
export type CardBrand = z.infer<typeof cardBrandSchema>;

/** A saved card. The number and the CVC never reach the API: `providerRef` stands for them. */
export const cardSchema = z.object({
  ...recordFields,
  patientId: idSchema,
  brand: cardBrandSchema,
  last4: z.string().check(z.regex(/^\d{4}$/)),
  expMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expYear: z.int().check(z.minimum(2000), z.maximum(2100)),
  isDefault: z.boolean(),
  providerRef: codeSchema,
});
export type Card = z.infer<typeof cardSchema>;

/** What a doctor may see of a card (docs/domain.md#permissions). */
export const cardSummarySchema = z.pick(cardSchema, { brand: true, last4: true });

/** The card that a patient's subscription is charged to, and whether it still can be then. */
export const chargedCardSchema = z.pick(cardSchema, {
  id: true,
  brand: true,
  last4: true,
  expMonth: true,
  expYear: true,
});
export type ChargedCard = z.infer<typeof chargedCardSchema>;
