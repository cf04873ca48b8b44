import * as z from '@praxis/contract/schema';
import { invitationActions, teamMemberActions, vacationActions } from '../../entities/actions';
import { personSchema } from '../../entities/primitives';
import { pictureSchema } from '../../entities/product-strings';
import { invitationSchema, teamMemberSchema, teamRoleSchema } from '../../entities/team';
import { vacationOwnerKinds, vacationKindSchema, vacationSchema } from '../../entities/vacation';

/** A member as the practice's doctors see them. */
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

/** A colleague as team members see them: names. */
export const colleagueSchema = z.object({
  ...personSchema.shape,
  /** `doctor`, or what the member does. */
  roleId: z.union([teamRoleSchema, z.literal('doctor')]),
});
export type Colleague = z.infer<typeof colleagueSchema>;

const owner = z.object({ kind: z.enum(vacationOwnerKinds), ...personSchema.shape });

export const doctorVacationSchema = z.object({
  ...vacationSchema.shape,
  owner,
  /** Whether it is the caller's own; the others cannot be changed. */
  own: z.boolean(),
  actions: z.array(z.enum(vacationActions)),
});
export type DoctorVacation = z.infer<typeof doctorVacationSchema>;

/** Of a doctor's vacation a team member sees the dates: kind, note and cover are null. */
export const teamVacationSchema = z.object({
  ...z.omit(vacationSchema, { kind: true, note: true, coverDoctorId: true }).shape,
  owner,
  own: z.boolean(),
  kind: z.nullable(vacationKindSchema),
  note: z.nullable(z.string()),
  actions: z.array(z.enum(vacationActions)),
});
export type TeamVacation = z.infer<typeof teamVacationSchema>;
