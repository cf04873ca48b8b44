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
import { updateRecord, newRecord } from '../versions';

/**
 * State machine: sent -> accepted, revoked, expired; an expired invitation can be sent again
 * (docs/domain.md#invitation).
 */
export const invitationTransitions: Transitions<InvitationStatus> = {
  sent: ['accepted', 'revoked', 'expired'],
  accepted: [],
  revoked: [],
  expired: [],
};

/** Validity of an invitation link, in days. */
export const invitationDays = 7;

const expiry = (now: number) => toInstant(now + invitationDays * day);

const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Invites somebody by email. @throws {RuleError} `already_member` or `already_invited`, for the field `email` */
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
  const same = (other: string) => isSameEmail(other, email);
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

/** Returns whether an invitation has expired; `now` in milliseconds since the epoch. */
export const hasExpired = ({ expiresAt }: Pick<StoredInvitation, 'expiresAt'>, now: number) =>
  now >= toMillis(expiresAt);

type Addressed = Pick<StoredInvitation, 'email' | 'status'>;

/**
 * Returns why an invitation cannot be sent again: it was accepted or revoked, or it expired and the person was
 * invited again. `ofPractice` are the practice's invitations.
 */
export function resendRefusal(
  { email, status }: Addressed,
  ofPractice: readonly Addressed[],
): Refusal | undefined {
  if (status === 'sent') return undefined;
  const isReplacing = (one: Addressed) =>
    isSameEmail(one.email, email) && (one.status === 'sent' || one.status === 'accepted');
  if (status === 'expired' && !ofPractice.some(isReplacing)) return undefined;
  return notAllowed(status, 'sent');
}

/**
 * Sends an invitation, expired or not, with a new link for another seven days; the old link is invalidated.
 * @throws {RuleError} `transition_not_allowed`
 */
export function resend(
  invitation: StoredInvitation,
  { token, ofPractice }: { token: string; ofPractice: readonly Addressed[] },
  now: number,
): StoredInvitation {
  refuse(resendRefusal(invitation, ofPractice));
  return updateRecord(invitation, { status: 'sent', token, expiresAt: expiry(now) }, now);
}

/** Returns why an invitation cannot be revoked: it is not pending. */
export const revokeRefusal = ({ status }: Pick<StoredInvitation, 'status'>): Refusal | undefined =>
  transitionRefusal(invitationTransitions, status, 'revoked');

/** sent -> revoked: invalidates the link. @throws {RuleError} `transition_not_allowed` */
export function revoke(invitation: StoredInvitation, now: number): StoredInvitation {
  refuse(revokeRefusal(invitation));
  return updateRecord(invitation, { status: 'revoked' }, now);
}

/** sent -> expired, by a due job. @throws {RuleError} `transition_not_allowed` */
export function expireInvitation(invitation: StoredInvitation, now: number): StoredInvitation {
  checkTransition(invitationTransitions, invitation.status, 'expired');
  return updateRecord(invitation, { status: 'expired' }, now);
}

/**
 * Returns the pending invitation of a link. Every invalid link has the same error, whatever the reason.
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
 * Accepts an invitation by its link.
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
    invitation: updateRecord(open, { status: 'accepted' }, now),
    teamMember: {
      ...newRecord(ids.teamMemberId, now),
      practiceId,
      userId: ids.userId,
      roleId,
      status: 'active',
    },
  };
}

/** State machine: active <-> deactivated. */
export const teamMemberTransitions: Transitions<TeamMemberStatus> = {
  active: ['deactivated'],
  deactivated: ['active'],
};

/** Changes role and status; the current status is accepted. @throws {RuleError} `transition_not_allowed` */
export function changeTeamMember(
  member: TeamMember,
  {
    roleId = member.roleId,
    status = member.status,
  }: Partial<Pick<TeamMember, 'roleId' | 'status'>>,
  now: number,
): TeamMember {
  if (status !== member.status) checkTransition(teamMemberTransitions, member.status, status);
  return updateRecord(member, { roleId, status }, now);
}
