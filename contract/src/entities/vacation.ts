import * as z from '@praxis/contract/schema';
import { idSchema, instantSchema, recordFields } from './primitives';

/** Values of the option list *vacation*. */
export const vacationKinds = ['vacation', 'sick', 'conference', 'publicHoliday', 'other'] as const;
export const vacationKindSchema = z.enum(vacationKinds);

export const vacationStates = ['planned', 'active', 'ended', 'cancelled'] as const;
export const vacationStateSchema = z.enum(vacationStates);
export type VacationState = z.infer<typeof vacationStateSchema>;

export const vacationOwnerKinds = ['doctor', 'teamMember'] as const;
export const vacationOwnerSchema = z.object({ kind: z.enum(vacationOwnerKinds), id: idSchema });
export type VacationOwner = z.infer<typeof vacationOwnerSchema>;

export const vacationSchema = z.object({
  ...recordFields,
  owner: vacationOwnerSchema,
  kind: vacationKindSchema,
  startAt: instantSchema,
  endAt: instantSchema,
  note: z.string(),
  coverDoctorId: z.optional(idSchema),
  state: vacationStateSchema,
});
export type Vacation = z.infer<typeof vacationSchema>;

/** Decisions on each booked appointment that a vacation covers. */
export const conflictDecisions = ['cancel', 'reschedule', 'keep'] as const;
export const conflictDecisionSchema = z.enum(conflictDecisions);
