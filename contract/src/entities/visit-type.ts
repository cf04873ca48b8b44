import * as z from '@praxis/contract/schema';
import { countSchema, idSchema, recordFields } from './primitives';

export const visitModes = ['inPerson', 'video', 'phone', 'home'] as const;
export const visitModeSchema = z.enum(visitModes);
export type VisitMode = z.infer<typeof visitModeSchema>;

/** Default duration of a visit type, in minutes (docs/domain.md#booking-rules). */
export const defaultDurationMin = 30;

export const visitTypeSchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  name: z.string(),
  durationMin: countSchema,
  bufferBeforeMin: countSchema,
  bufferAfterMin: countSchema,
  mode: visitModeSchema,
  memberOnly: z.boolean(),
});
export type VisitType = z.infer<typeof visitTypeSchema>;
