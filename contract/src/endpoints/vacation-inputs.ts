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

/** A doctor's vacation needs a decision for each booked visit that it covers. */
export const doctorVacationInput = z.strictObject({
  ...vacationInput.shape,
  coverDoctorId: z.optional(idSchema),
  decisions: z._default(
    z
      .array(
        z.strictObject({
          appointmentId: idSchema,
          decision: conflictDecisionSchema,
          /** Needed where the decision is to reschedule. */
          startAt: z.optional(instantSchema),
        }),
      )
      .check(z.maxLength(500)),
    [],
  ),
});
export type ConflictDecisionInput = z.output<typeof doctorVacationInput>['decisions'][number];

/** `vacationId` is the vacation that is being changed, which does not overlap with itself. */
export const vacationPreviewInput = z.strictObject({
  ...range,
  vacationId: z.optional(idSchema),
});

export const vacationErrors = [
  'vacation_range',
  'vacation_overlap',
  'transition_not_allowed',
] as const;
