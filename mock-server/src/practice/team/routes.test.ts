import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { DoctorInvitation, DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import type { PracticeSession } from '@praxis/contract/entities/session';
import type { Invitation } from '@praxis/contract/entities/team';
import { day } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { table } from '../tables';
import { people, staff } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/doctor/team';
const email = 'nia.long@example.org';

const list = async (query = '') =>
  (
    await context().calls.doctor<{
      items: DoctorTeamMember[];
      total: number;
      counts: Record<string, number>;
      invitations: DoctorInvitation[];
    }>(`GET ${path}${query}`)
  ).body;

const invite = (to = email) =>
  context().calls.doctor<Invitation>(`POST ${path}/invitations`, {
    body: { email: to, roleId: 'nurse' },
  });

/** The token of the latest invitation link to an address. */
function linkTo(address: string): string {
  const mail = table(context().practice.database, 'mails')
    .filter(({ to, kind }) => to === address && kind === 'invitation')
    .at(-1);
  return /^\/join\?token=(\w+)$/.exec(mail?.link ?? '')?.[1] ?? '';
}

const accept = (token: string, change: object = {}) =>
  context().practice.anonymous<PracticeSession>('POST /api/v1/invitations/accept', {
    body: { token, fullName: 'Nia Long', password: 'a sentence that nobody guesses', ...change },
  });

test('lists members and open invitations, with tab counts that add up', async () => {
  const { items, total, counts, invitations } = await list();
  expect([total, counts, invitations]).toEqual([6, { active: 5, deactivated: 1, all: 6 }, []]);
  expect(items.find(({ id }) => id === people.member)).toMatchObject({
    fullName: 'Priya Raman',
    email: 'team@praxis.example',
  });
  expect((await list('?status=deactivated')).total).toBe(1);
  expect((await list('?q=raman')).items.map(({ id }) => id)).toEqual([people.member]);
});

test('an invited member joins with the link, is signed in, and the doctors are notified', async () => {
  let invitation: Invitation | undefined;
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { status, body } = await invite();
    expect(status).toBe(201);
    invitation = body;
  });
  expect(invitation).toMatchObject({ status: 'sent', roleId: 'nurse', email });
  expect(JSON.stringify(invitation)).not.toContain(linkTo(email));
  expect(Date.parse(invitation?.expiresAt ?? '') - context().now).toBe(7 * day);
  expect(sideEffects.mailed).toEqual([`invitation ${email}`]);
  expect((await list()).invitations.map(({ id }) => id)).toEqual([invitation?.id]);

  let session: PracticeSession | undefined;
  const joined = await sideEffectsOf(context(), async () => {
    const { status, body } = await accept(linkTo(email));
    expect(status).toBe(201);
    session = body;
  });
  expect(session?.userData).toMatchObject({ role: 'teamMember', fullName: 'Nia Long' });
  expect(joined.notified.toSorted()).toEqual(
    staff.doctorUsers.map((user) => `invitationAccepted ${user}`).toSorted(),
  );
  expect(joined.audited).toEqual([`create user:${session?.userData.id}`]);
  const colleague = context().practice.withToken(session?.accessToken ?? '');
  expect((await colleague('GET /api/v1/team-member/practice')).body).toMatchObject({
    id: people.practice,
  });
  const { invitations, counts } = await list();
  expect([invitations, counts['active']]).toEqual([[], 6]);
  // The link works once.
  expect((await accept(linkTo(email))).code).toBe('invitation_expired');
});

const preview = (token: string) =>
  context().practice.anonymous('POST /api/v1/invitations/preview', { body: { token } });

test('previews a valid link', async () => {
  await invite();
  const token = linkTo(email);
  const practiceName = context().get('practices', people.practice).name;
  const sideEffects = await sideEffectsOf(context(), async () => {
    expect((await preview(token)).body).toEqual({
      practiceName,
      roleId: 'nurse',
      email,
      hasAccount: false,
    });
  });
  expect([sideEffects.mailed, sideEffects.notified, sideEffects.audited]).toEqual([[], [], []]);
  expect((await preview('guessed')).code).toBe('invitation_expired');
  await accept(token);
  expect((await preview(token)).code).toBe('invitation_expired');
});

test('the preview shows whether the address has an account', async () => {
  await invite('patient@praxis.example');
  expect((await preview(linkTo('patient@praxis.example'))).body).toMatchObject({
    hasAccount: true,
  });
});

test('resending invalidates the old link and restarts the expiry', async () => {
  const { body } = await invite();
  const old = linkTo(email);
  context().practice.advanceClock(3 * day);
  const resent = await context().calls.doctor<Invitation>(
    `POST ${path}/invitations/${body.id}/resend`,
    { version: body.version },
  );
  expect(Date.parse(resent.body.expiresAt) - context().now).toBe(10 * day);
  expect((await accept(old)).code).toBe('invitation_expired');
  expect((await accept(linkTo(email))).status).toBe(201);
});

test('a link expires after seven days, and the invitation can be resent', async () => {
  const { body } = await invite();
  context().practice.advanceClock(7 * day);
  const late = await accept(linkTo(email));
  expect([late.status, late.code]).toEqual([410, 'invitation_expired']);
  const [expired] = (await list()).invitations;
  expect(expired).toMatchObject({ id: body.id, status: 'expired' });
  const { status } = await context().calls.doctor(`POST ${path}/invitations/${body.id}/resend`, {
    version: expired?.version ?? 0,
  });
  expect(status).toBe(200);
  expect((await accept(linkTo(email))).status).toBe(201);
});

test('an expired invitation can’t be resent once the person was invited anew', async () => {
  const { body } = await invite();
  context().practice.advanceClock(7 * day);
  await invite();
  const resendExpired = async () => {
    const { invitations } = await list();
    const expired = invitations.find(({ id }) => id === body.id);
    const { code } = await context().calls.doctor(`POST ${path}/invitations/${body.id}/resend`, {
      version: expired?.version ?? 0,
    });
    return [expired?.status, expired?.actions, code];
  };
  expect(await resendExpired()).toEqual(['expired', [], 'transition_not_allowed']);
  await accept(linkTo(email));
  expect(await resendExpired()).toEqual(['expired', [], 'transition_not_allowed']);
});

test('a revoked link no longer works', async () => {
  const { body } = await invite();
  await context().calls.doctor(`POST ${path}/invitations/${body.id}/revoke`, { version: 1 });
  expect((await accept(linkTo(email))).code).toBe('invitation_expired');
  expect((await accept('guessed')).code).toBe('invitation_expired');
});

test('rejects a second invitation, and the practice’s team and doctors', async () => {
  await invite();
  expect(await invite(email.toUpperCase())).toMatchObject({
    status: 409,
    body: { error: { code: 'already_invited', fields: { email: ['already_invited'] } } },
  });
  expect((await invite('team@praxis.example')).code).toBe('already_member');
  expect((await invite('Doctor@praxis.example')).code).toBe('already_member');
});

test('an address with an account can’t join with a new one', async () => {
  await invite('patient@praxis.example');
  const { code, body } = await accept(linkTo('patient@praxis.example'));
  expect(code).toBe('validation_failed');
  expect(body).toMatchObject({ error: { fields: { email: ['email_taken'] } } });
});

test('changes a member’s role, and deactivates and reactivates them', async () => {
  const { calls } = context();
  const change = (body: object, version: number) =>
    calls.doctor<DoctorTeamMember>(`PATCH ${path}/${people.member}`, { body, version });
  const sideEffects = await sideEffectsOf(context(), async () => {
    expect((await change({ roleId: 'billing' }, 1)).body).toMatchObject({
      roleId: 'billing',
      status: 'active',
      version: 2,
    });
  });
  expect(sideEffects.audited).toEqual([`update team-member:${people.member}`]);
  await change({ status: 'deactivated' }, 2);
  expect((await calls.teamMember('GET /api/v1/team-member/team')).code).toBe('unauthenticated');
  await change({ status: 'active' }, 3);
  expect((await calls.teamMember('GET /api/v1/team-member/team')).status).toBe(200);
  expect((await change({}, 4)).code).toBe('validation_failed');
});

test('deactivating a member releases the requests that they claimed', async () => {
  const { calls, signedIn, appointment } = context();
  const { id } = appointment({ state: 'requested', claimedBy: people.member });
  const requests = '/api/v1/team-member/appointment-requests';
  await calls.doctor(`PATCH ${path}/${people.member}`, {
    body: { status: 'deactivated' },
    version: 1,
  });
  const colleague = signedIn(people.otherMemberUser, 'teamMember');
  const { body } = await colleague<TeamAppointment>(`GET ${requests}/${id}`);
  expect(body).toMatchObject({ reason: null, actions: expect.arrayContaining(['claim']) });
  expect(body.claimedBy).toBeUndefined();
  const claimed = await colleague<TeamAppointment>(`POST ${requests}/${id}/claim`, {
    version: body.version,
  });
  expect(claimed.body).toMatchObject({ reason: 'A cough that will not go' });
});
