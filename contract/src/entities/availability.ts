import * as z from '@praxis/contract/schema';
import { idSchema, localDateSchema, localTimeSchema, recordFields } from './primitives';

/** 1 = Monday ... 7 = Sunday, as in ISO 8601. */
export const weekdaySchema = z.int().check(z.minimum(1), z.maximum(7));

export const localRangeSchema = z.object({
  startLocal: localTimeSchema,
  endLocal: localTimeSchema,
});
export type LocalRange = z.infer<typeof localRangeSchema>;

/** A weekly recurring range, in the practice's time zone. */
export const weeklyRangeSchema = z.object({
  weekday: weekdaySchema,
  startLocal: localTimeSchema,
  endLocal: localTimeSchema,
  /** The range offers this visit type only. */
  visitTypeId: z.optional(idSchema),
});
export type WeeklyRange = z.infer<typeof weeklyRangeSchema>;

/** What a single day offers instead of its weekday's ranges. */
export const dateOverrideSchema = z.object({
  on: localDateSchema,
  /** Empty = closed. */
  ranges: z.array(localRangeSchema),
});
export type DateOverride = z.infer<typeof dateOverrideSchema>;

/** A doctor's hours: edited, versioned and stored as one document. */
export const availabilitySchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  weekly: z.array(weeklyRangeSchema),
  overrides: z.array(dateOverrideSchema),
});
export type Availability = z.infer<typeof availabilitySchema>;
