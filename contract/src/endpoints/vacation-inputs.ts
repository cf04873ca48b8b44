import * as z from '@praxis/contract/schema';
import { idSchema, instantSchema } from '../entities/primitives';
import { optionalTextInput } from '../entities/text';
import { conflictDecisionSchema, vacationKindSchema } from '../entities/vacation';

const range = { startAt: instantSchema, endAt: instantSchema };

export const vacationInput = z.strictObject({
  kind: vacationKindSchema,
  ...range,
  note: z._default(optionalTextInput(500), ''),
});

/** A doctor's vacation requires a decision for each booked appointment that it covers. */
export const doctorVacationInput = z.strictObject({
  ...vacationInput.shape,
  coverDoctorId: z.optional(idSchema),
  decisions: z._default(
    z
      .array(
        z.strictObject({
          appointmentId: idSchema,
          decision: conflictDecisionSchema,
          /** Required to reschedule. */
          startAt: z.optional(instantSchema),
        }),
      )
      .check(z.maxLength(500)),
    [],
  ),
});
export type ConflictDecisionInput = z.output<typeof doctorVacationInput>['decisions'][number];

/** `vacationId` is the vacation being changed, which is excluded from the overlaps. */
export const vacationPreviewInput = z.strictObject({
  ...range,
  vacationId: z.optional(idSchema),
});

export const vacationErrors = [
  'vacation_range',
  'vacation_overlap',
  'transition_not_allowed',
] as const;
