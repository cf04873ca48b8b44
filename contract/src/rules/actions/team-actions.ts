import { invitationActions, teamMemberActions } from '../../entities/actions';
import type { InvitationAction, TeamMemberAction } from '../../entities/actions';
import type { Invitation, TeamMember } from '../../entities/team';
import { resendRefusal, revokeRefusal, teamMemberTransitions } from '../accounts/invitation';
import { transitionRefusal } from '../transition';
import { openActions } from './open-actions';

type Addressed = Pick<Invitation, 'email' | 'status'>;

/** Returns the actions that a doctor may take on an invitation, one of those of their practice. */
export const invitationActionsOn = (
  invitation: Addressed,
  ofPractice: readonly Addressed[],
): InvitationAction[] =>
  openActions(invitationActions, {
    resend: !resendRefusal(invitation, ofPractice),
    revoke: !revokeRefusal(invitation),
  });

/** Returns the actions that a doctor may take on a member of their practice's team. */
export const memberActionsOn = ({ status }: Pick<TeamMember, 'status'>): TeamMemberAction[] =>
  openActions(teamMemberActions, {
    changeRole: true,
    activate: !transitionRefusal(teamMemberTransitions, status, 'active'),
    deactivate: !transitionRefusal(teamMemberTransitions, status, 'deactivated'),
  });
