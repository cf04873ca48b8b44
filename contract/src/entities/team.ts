import * as z from '@praxis/contract/schema';
import { emailSchema, idSchema, instantSchema, recordFields } from './primitives';

/** Values of the option list *roles*: a team member's job in the practice. */
export const teamRoles = ['receptionist', 'nurse', 'assistant', 'billing'] as const;
export const teamRoleSchema = z.enum(teamRoles);
export type TeamRole = z.infer<typeof teamRoleSchema>;

export const teamMemberStatuses = ['active', 'deactivated'] as const;
export const teamMemberStatusSchema = z.enum(teamMemberStatuses);
export type TeamMemberStatus = z.infer<typeof teamMemberStatusSchema>;

export const teamMemberSchema = z.object({
  ...recordFields,
  practiceId: idSchema,
  userId: idSchema,
  roleId: teamRoleSchema,
  status: teamMemberStatusSchema,
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const invitationStatuses = ['sent', 'accepted', 'revoked', 'expired'] as const;
export const invitationStatusSchema = z.enum(invitationStatuses);
export type InvitationStatus = z.infer<typeof invitationStatusSchema>;

export const invitationSchema = z.object({
  ...recordFields,
  practiceId: idSchema,
  email: emailSchema,
  roleId: teamRoleSchema,
  status: invitationStatusSchema,
  expiresAt: instantSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** An invitation with the secret of its link, which no response contains. */
export interface StoredInvitation extends Invitation {
  token: string;
}
