import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { emailSchema } from '../entities/primitives';
import { teamMemberStatuses, teamMemberStatusSchema, teamRoleSchema } from '../entities/team';
import { listQuery, tabbedListResponse } from './lists';
import { byId, changesSomething } from './params';
import { doctorInvitationSchema, doctorTeamMemberSchema } from './views/team';

const audience = ['doctor'] as const;
const invitationPath = '/api/v1/doctor/team/invitations/:id';

const invitationChanges = ['invitation', 'auditEvent'] as const;

/** Lists the practice's members, and all invitations that were not accepted, newest first. */
export const listTeam = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/team',
  audience,
  query: listQuery(teamMemberStatuses, ['fullName', 'roleId', 'createdAt']),
  response: z.object({
    ...tabbedListResponse(doctorTeamMemberSchema, teamMemberStatuses).shape,
    invitations: z.array(doctorInvitationSchema),
  }),
  reads: ['teamMember', 'invitation', 'account'],
});

/** Invites a team member by an emailed link, valid for seven days. */
export const inviteTeamMember = endpoint({
  method: 'POST',
  path: '/api/v1/doctor/team/invitations',
  audience,
  body: z.strictObject({ email: emailSchema, roleId: teamRoleSchema }),
  response: doctorInvitationSchema,
  status: 201,
  errors: ['already_invited', 'already_member'],
  changes: invitationChanges,
});

const invitationCommand = {
  method: 'POST',
  audience,
  params: byId,
  response: doctorInvitationSchema,
  errors: ['transition_not_allowed'],
  versioned: true,
} as const;

/** Sends a new link, valid for another seven days; the old link is invalidated. */
export const resendInvitation = endpoint({
  ...invitationCommand,
  path: `${invitationPath}/resend`,
  changes: invitationChanges,
});

/** Revokes an invitation: sent -> revoked. Its link is invalidated. */
export const revokeInvitation = endpoint({
  ...invitationCommand,
  path: `${invitationPath}/revoke`,
  changes: invitationChanges,
});

/** Changes a member's role, deactivates or activates them. Deactivating releases their claimed requests. */
export const updateTeamMember = endpoint({
  method: 'PATCH',
  path: '/api/v1/doctor/team/:id',
  audience,
  params: byId,
  body: z
    .strictObject({
      roleId: z.optional(teamRoleSchema),
      status: z.optional(teamMemberStatusSchema),
    })
    .check(z.refine(changesSomething)),
  response: doctorTeamMemberSchema,
  changes: ['teamMember', 'appointment', 'auditEvent'],
  versioned: true,
});
