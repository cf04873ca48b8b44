import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { emailSchema } from '../entities/primitives';
import {
  invitationSchema,
  teamMemberStatuses,
  teamMemberStatusSchema,
  teamRoleSchema,
} from '../entities/team';
import { listQuery, tabbedListAnswer } from './lists';
import { byId, changesSomething } from './params';
import { doctorTeamMemberSchema } from './views/team';

const audience = ['doctor'] as const;
const invitationPath = '/api/v1/doctor/team/invitations/:id';

/** The practice's members, and all invitations that were not accepted, newest first. */
export const listTeam = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/team',
  audience,
  query: listQuery(teamMemberStatuses, ['fullName', 'roleId', 'createdAt']),
  answer: z.object({
    ...tabbedListAnswer(doctorTeamMemberSchema, teamMemberStatuses).shape,
    invitations: z.array(invitationSchema),
  }),
});

/** The link goes by e-mail and is good for seven days. */
export const inviteTeamMember = endpoint({
  method: 'POST',
  path: '/api/v1/doctor/team/invitations',
  audience,
  body: z.strictObject({ email: emailSchema, roleId: teamRoleSchema }),
  answer: invitationSchema,
  status: 201,
  errors: ['transition_not_allowed'],
});

const invitationCommand = {
  method: 'POST',
  audience,
  params: byId,
  answer: invitationSchema,
  errors: ['transition_not_allowed'],
  versioned: true,
} as const;

/** A new link, and seven new days; the old link is dead. */
export const resendInvitation = endpoint({
  ...invitationCommand,
  path: `${invitationPath}/resend`,
});

export const revokeInvitation = endpoint({
  ...invitationCommand,
  path: `${invitationPath}/revoke`,
});

/** Changes the role, deactivates or activates. */
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
  answer: doctorTeamMemberSchema,
  versioned: true,
});
