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

/** A saved card. Number and CVC never reach the API; `providerRef` refers to them. */
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

/** The part of a card that doctors may see (docs/domain.md#permissions). */
export const cardSummarySchema = z.pick(cardSchema, { brand: true, last4: true });

/** The card that a subscription is charged to, with its expiry. */
export const chargedCardSchema = z.pick(cardSchema, {
  id: true,
  brand: true,
  last4: true,
  expMonth: true,
  expYear: true,
});
export type ChargedCard = z.infer<typeof chargedCardSchema>;
