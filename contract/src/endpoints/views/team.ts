import * as z from '@praxis/contract/schema';
import { invitationActions, teamMemberActions, vacationActions } from '../../entities/actions';
import { personSchema } from '../../entities/primitives';
import { pictureSchema } from '../../entities/product-strings';
import { invitationSchema, teamMemberSchema, teamRoleSchema } from '../../entities/team';
import { vacationOwnerKinds, vacationKindSchema, vacationSchema } from '../../entities/vacation';

/** A team member for the practice's doctors. */
export const doctorTeamMemberSchema = z.object({
  ...teamMemberSchema.shape,
  fullName: z.string(),
  avatarUrl: z.nullable(pictureSchema),
  email: z.string(),
  actions: z.array(z.enum(teamMemberActions)),
});
export type DoctorTeamMember = z.infer<typeof doctorTeamMemberSchema>;

export const doctorInvitationSchema = z.object({
  ...invitationSchema.shape,
  actions: z.array(z.enum(invitationActions)),
});
export type DoctorInvitation = z.infer<typeof doctorInvitationSchema>;

/** A colleague for team members: the name only. */
export const colleagueSchema = z.object({
  ...personSchema.shape,
  /** `doctor`, or the member's role. */
  roleId: z.union([teamRoleSchema, z.literal('doctor')]),
});
export type Colleague = z.infer<typeof colleagueSchema>;

const owner = z.object({ kind: z.enum(vacationOwnerKinds), ...personSchema.shape });

export const doctorVacationSchema = z.object({
  ...vacationSchema.shape,
  owner,
  /** Whether it is the caller's own; others cannot be changed. */
  own: z.boolean(),
  actions: z.array(z.enum(vacationActions)),
});
export type DoctorVacation = z.infer<typeof doctorVacationSchema>;

/** A vacation for team members; of a doctor's, only the dates: kind and note are null. */
export const teamVacationSchema = z.object({
  ...z.omit(vacationSchema, { kind: true, note: true, coverDoctorId: true }).shape,
  owner,
  own: z.boolean(),
  kind: z.nullable(vacationKindSchema),
  note: z.nullable(z.string()),
  actions: z.array(z.enum(vacationActions)),
});
export type TeamVacation = z.infer<typeof teamVacationSchema>;
