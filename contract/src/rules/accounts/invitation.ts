import type {
  InvitationStatus,
  StoredInvitation,
  TeamMember,
  TeamMemberStatus,
} from '../../entities/team';
import { RuleError } from '../../errors';
import { day, toInstant, toMillis } from '../time/instants';
import type { Refusal, Transitions } from '../transition';
import { checkTransition, notAllowed, refuse, transitionRefusal } from '../transition';
import { changed, newRecord } from '../versions';

/** sent -> accepted, revoked, expired; an expired one can be sent again (docs/domain.md#invitation). */
export const invitationTransitions: Transitions<InvitationStatus> = {
  sent: ['accepted', 'revoked', 'expired'],
  accepted: [],
  revoked: [],
  expired: [],
};

/** How long a link is good. */
export const invitationDays = 7;

const expiry = (now: number) => toInstant(now + invitationDays * day);

/** @throws {RuleError} `already_member` or `already_invited`, at the email */
export function invite(
  id: string,
  {
    practiceId,
    email,
    roleId,
    token,
  }: Pick<StoredInvitation, 'practiceId' | 'email' | 'roleId' | 'token'>,
  {
    invitations,
    memberEmails,
    now,
  }: {
    invitations: readonly StoredInvitation[];
    memberEmails: readonly string[];
    now: number;
  },
): StoredInvitation {
  const same = (other: string) => other.toLowerCase() === email.toLowerCase();
  if (memberEmails.some(same)) refuseEmail('already_member');
  if (invitations.some((one) => same(one.email) && one.status === 'sent' && !hasExpired(one, now)))
    refuseEmail('already_invited');
  return {
    ...newRecord(id, now),
    practiceId,
    email,
    roleId,
    status: 'sent',
    expiresAt: expiry(now),
    token,
  };
}

function refuseEmail(code: 'already_member' | 'already_invited'): never {
  throw new RuleError(code, undefined, { email: [code] });
}

/** Whether its seven days are over; `now` in milliseconds since the epoch. */
export const hasExpired = ({ expiresAt }: Pick<StoredInvitation, 'expiresAt'>, now: number) =>
  now >= toMillis(expiresAt);

/** What was accepted or revoked is over. */
export const resendRefusal = ({ status }: Pick<StoredInvitation, 'status'>): Refusal | undefined =>
  status === 'sent' || status === 'expired' ? undefined : notAllowed(status, 'sent');

/** A new link with seven new days; the old link is dead. One that expired is sent again so. */
export function resend(invitation: StoredInvitation, token: string, now: number): StoredInvitation {
  refuse(resendRefusal(invitation));
  return changed(invitation, { status: 'sent', token, expiresAt: expiry(now) }, now);
}

/** Only a link that still leads somewhere is revoked. */
export const revokeRefusal = ({ status }: Pick<StoredInvitation, 'status'>): Refusal | undefined =>
  transitionRefusal(invitationTransitions, status, 'revoked');

/** sent -> revoked: its link leads nowhere. @throws {RuleError} `transition_not_allowed` */
export function revoke(invitation: StoredInvitation, now: number): StoredInvitation {
  refuse(revokeRefusal(invitation));
  return changed(invitation, { status: 'revoked' }, now);
}

/** sent -> expired, by the system. @throws {RuleError} `transition_not_allowed` */
export function expireInvitation(invitation: StoredInvitation, now: number): StoredInvitation {
  checkTransition(invitationTransitions, invitation.status, 'expired');
  return changed(invitation, { status: 'expired' }, now);
}

/**
 * The invitation that a link still leads to. A dead link, whatever killed it, is told in one way.
 * @throws {RuleError} `invitation_expired`
 */
export function openInvitation(
  invitation: StoredInvitation | undefined,
  token: string,
  now: number,
): StoredInvitation {
  if (invitation?.status !== 'sent' || invitation.token !== token || hasExpired(invitation, now))
    throw new RuleError('invitation_expired');
  return invitation;
}

/**
 * Joins by a link.
 * @throws {RuleError} `invitation_expired`
 */
export function acceptInvitation(
  invitation: StoredInvitation | undefined,
  token: string,
  ids: { teamMemberId: string; userId: string },
  now: number,
): { invitation: StoredInvitation; teamMember: TeamMember } {
  const open = openInvitation(invitation, token, now);
  const { practiceId, roleId } = open;
  return {
    invitation: changed(open, { status: 'accepted' }, now),
    teamMember: {
      ...newRecord(ids.teamMemberId, now),
      practiceId,
      userId: ids.userId,
      roleId,
      status: 'active',
    },
  };
}

/** active <-> deactivated. */
export const teamMemberTransitions: Transitions<TeamMemberStatus> = {
  active: ['deactivated'],
  deactivated: ['active'],
};

/** Changes role and status; naming the status that it has is no change of it. */
export function changeTeamMember(
  member: TeamMember,
  {
    roleId = member.roleId,
    status = member.status,
  }: Partial<Pick<TeamMember, 'roleId' | 'status'>>,
  now: number,
): TeamMember {
  if (status !== member.status) checkTransition(teamMemberTransitions, member.status, status);
  return changed(member, { roleId, status }, now);
}
