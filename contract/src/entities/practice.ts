import * as z from '@praxis/contract/schema';
import { addressSchema } from './address';
import { currencySchema } from './money';
import { countSchema, recordFields, timeZoneSchema } from './primitives';
import { codeSchema } from './product-strings';

/** How patients get an appointment: at once, after a confirmation, or by phone only. */
export const bookingModes = ['instant', 'request', 'viewOnly'] as const;
export const bookingModeSchema = z.enum(bookingModes);

/** The settings of a practice, each with its default (docs/domain.md#policies). */
export const policiesSchema = z.object({
  /** Minutes between a booking and its start; staff are exempt. */
  leadTimeMin: countSchema,
  /** How many days ahead a slot is offered. */
  horizonDays: countSchema,
  /** Until how many hours before the start a patient may cancel or move. */
  cancelWindowHours: countSchema,
  /** An active subscription that ends within so many days is shown as expiring. */
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
  /** State code, such as US-NY: whose rules apply. */
  jurisdiction: codeSchema,
  bookingMode: bookingModeSchema,
  policies: policiesSchema,
});
export type Practice = z.infer<typeof practiceSchema>;
