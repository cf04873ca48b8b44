import { invitationActions, teamMemberActions } from '../../entities/actions';
import type { InvitationAction, TeamMemberAction } from '../../entities/actions';
import type { Invitation, TeamMember } from '../../entities/team';
import { resendRefusal, revokeRefusal, teamMemberTransitions } from '../accounts/invitation';
import { transitionRefusal } from '../transition';
import { openActions } from './open-actions';

/** Returns the actions that a doctor may take on an invitation of their practice. */
export const invitationActionsOn = (invitation: Pick<Invitation, 'status'>): InvitationAction[] =>
  openActions(invitationActions, {
    resend: !resendRefusal(invitation),
    revoke: !revokeRefusal(invitation),
  });

/** Returns the actions that a doctor may take on a member of their practice's team. */
export const memberActionsOn = ({ status }: Pick<TeamMember, 'status'>): TeamMemberAction[] =>
  openActions(teamMemberActions, {
    changeRole: true,
    activate: !transitionRefusal(teamMemberTransitions, status, 'active'),
    deactivate: !transitionRefusal(teamMemberTransitions, status, 'deactivated'),
  });
