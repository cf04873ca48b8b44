import { invitationStatuses } from '../../entities/team';
import type { StoredInvitation } from '../../entities/team';
import { day } from '../time/instants';
import {
  acceptInvitation,
  changeTeamMember,
  expireInvitation,
  invite,
  resend,
  revoke,
} from './invitation';
import { codeOf } from '../testing/expect-code';
import { epoch } from '../testing/records';

const details = {
  practiceId: 'practice',
  email: 'Nadia@example.org',
  roleId: 'nurse' as const,
  token: 'first',
};
const none = { invitations: [], memberEmails: [], now: epoch };
const sent = invite('i', details, none);
const resendAlone = (invitation: StoredInvitation, token: string, now: number) =>
  resend(invitation, { token, ofPractice: [invitation] }, now);
const ids = { teamMemberId: 'member', userId: 'user' };

test('an invitation is valid for seven days and creates a member', () => {
  expect(sent).toMatchObject({ status: 'sent', expiresAt: '2026-03-08T12:00:00.000Z' });
  const accepted = acceptInvitation(sent, 'first', ids, epoch + 7 * day - 1);
  expect(accepted.invitation.status).toBe('accepted');
  expect(accepted.teamMember).toMatchObject({ id: 'member', roleId: 'nurse', status: 'active' });
});

test.each<[string, StoredInvitation | undefined, string, number]>([
  ['after seven days', sent, 'first', epoch + 7 * day],
  ['with another link', sent, 'guessed', epoch],
  ['with an unknown link', undefined, 'first', epoch],
  ['with a link that was replaced', resendAlone(sent, 'second', epoch), 'first', epoch],
  ['after it was revoked', revoke(sent, epoch), 'first', epoch],
  ['after it was accepted', acceptInvitation(sent, 'first', ids, epoch).invitation, 'first', epoch],
])('%s an invitation is refused', (_, invitation, token, now) => {
  expect(codeOf(() => acceptInvitation(invitation, token, ids, now))).toBe('invitation_expired');
});

test.each(invitationStatuses)('allows the transitions of an invitation that is %s', (status) => {
  const invitation = { ...sent, status };
  const illegal = 'transition_not_allowed';
  expect(codeOf(() => revoke(invitation, epoch))).toBe(status === 'sent' ? null : illegal);
  expect(codeOf(() => expireInvitation(invitation, epoch))).toBe(
    status === 'sent' ? null : illegal,
  );
  const again = status === 'sent' || status === 'expired' ? null : illegal;
  expect(codeOf(() => resendAlone(invitation, 'new', epoch))).toBe(again);
});

test('resending extends an invitation by seven days', () => {
  expect(resendAlone(sent, 'second', epoch + 8 * day)).toMatchObject({
    status: 'sent',
    token: 'second',
    expiresAt: '2026-03-16T12:00:00.000Z',
  });
});

test.each(invitationStatuses)(
  'an expired invitation isn’t resent next to another one that is %s, if the person has that one',
  (status) => {
    const expired = expireInvitation(sent, epoch + 7 * day);
    const other = { email: 'nadia@example.org', status };
    const again = { token: 'new', ofPractice: [expired, other] };
    expect(codeOf(() => resend(expired, again, epoch + 8 * day))).toBe(
      status === 'sent' || status === 'accepted' ? 'transition_not_allowed' : null,
    );
  },
);

test('an email is invited only once', () => {
  const again = { ...details, email: 'nadia@example.org' };
  const invited = { ...none, invitations: [sent] };
  expect(codeOf(() => invite('j', again, invited))).toBe('already_invited');
  expect(codeOf(() => invite('j', again, { ...invited, now: epoch + 7 * day }))).toBeNull();
  const member = { ...none, memberEmails: ['NADIA@example.org'] };
  expect(codeOf(() => invite('j', again, member))).toBe('already_member');
});

test('a member is deactivated and reactivated, and may change roles in between', () => {
  const { teamMember } = acceptInvitation(sent, 'first', ids, epoch);
  const deactivated = changeTeamMember(
    teamMember,
    { status: 'deactivated', roleId: 'billing' },
    epoch,
  );
  expect(deactivated).toMatchObject({ status: 'deactivated', roleId: 'billing', version: 2 });
  expect(changeTeamMember(deactivated, { status: 'active' }, epoch).status).toBe('active');
  expect(changeTeamMember(deactivated, { roleId: 'nurse' }, epoch).status).toBe('deactivated');
});
