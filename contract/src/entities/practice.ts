import * as z from '@praxis/contract/schema';
import { addressSchema } from './address';
import { currencySchema } from './money';
import { countSchema, recordFields, timeZoneSchema } from './primitives';
import { codeSchema } from './product-strings';

/** How patients book: instantly, with confirmation by the practice, or by phone only. */
export const bookingModes = ['instant', 'request', 'viewOnly'] as const;
export const bookingModeSchema = z.enum(bookingModes);

/** Policies of a practice, each with a default (docs/domain.md#policies). */
export const policiesSchema = z.object({
  /** Minimum minutes between a booking and its start; staff are exempt. */
  leadTimeMin: countSchema,
  /** Number of days ahead for which slots are offered. */
  horizonDays: countSchema,
  /** Hours before the start until which a patient may cancel or reschedule. */
  cancelWindowHours: countSchema,
  /** Active subscriptions that end within this many days are shown as expiring. */
  expiringDays: countSchema,
});
export type Policies = z.infer<typeof policiesSchema>;

export const defaultPolicies: Policies = {
  leadTimeMin: 120,
  horizonDays: 90,
  cancelWindowHours: 24,
  expiringDays: 30,
};

export const practiceSchema = z.object({
  ...recordFields,
  name: z.string(),
  address: addressSchema,
  phone: z.string(),
  timeZone: timeZoneSchema,
  currency: currencySchema,
  /** State code whose law applies, such as US-NY. */
  jurisdiction: codeSchema,
  bookingMode: bookingModeSchema,
  policies: policiesSchema,
});
export type Practice = z.infer<typeof practiceSchema>;
