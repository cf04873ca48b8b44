import * as z from '@praxis/contract/schema';
import { idSchema, localDateSchema, localTimeSchema, recordFields } from './primitives';

/** 1 = Monday ... 7 = Sunday, as in ISO 8601. */
export const weekdaySchema = z.int().check(z.minimum(1), z.maximum(7));

export const localRangeSchema = z.object({
  startLocal: localTimeSchema,
  endLocal: localTimeSchema,
});
export type LocalRange = z.infer<typeof localRangeSchema>;

/** A weekly range, in the practice's time zone. */
export const weeklyRangeSchema = z.object({
  weekday: weekdaySchema,
  startLocal: localTimeSchema,
  endLocal: localTimeSchema,
  /** Restricts the range to a visit type. */
  visitTypeId: z.optional(idSchema),
});
export type WeeklyRange = z.infer<typeof weeklyRangeSchema>;

/** Replaces the weekday's ranges on a date. */
export const dateOverrideSchema = z.object({
  on: localDateSchema,
  /** Empty means closed. */
  ranges: z.array(localRangeSchema),
});
export type DateOverride = z.infer<typeof dateOverrideSchema>;

/** A doctor's opening hours: edited, versioned and stored as one document. */
export const availabilitySchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  weekly: z.array(weeklyRangeSchema),
  overrides: z.array(dateOverrideSchema),
});
export type Availability = z.infer<typeof availabilitySchema>;
