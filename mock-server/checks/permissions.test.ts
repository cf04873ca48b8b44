import { roles, type Endpoint, type Role } from '@praxis/contract';
import type { PracticeSession } from '@praxis/contract/entities/session';
import { signTokens } from '../src/core/tokens';
import type { Call } from '../src/practice/testing';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import { type Context } from './examples/context';
import { sharedContext, writtenDuring } from './shared-context';
import { elsewhere, nextDoor, people, sample } from '../src/practice/sample-records';
import { sampleId } from '../src/practice/sample/sample-ids';

const context = sharedContext();

type Case = readonly [line: string, role: Role, endpoint: Endpoint];

const cases = (test: (endpoint: Endpoint, role: Role) => boolean): Case[] =>
  everyEndpoint.flatMap(({ line, endpoint }) =>
    roles.flatMap((role): Case[] => (test(endpoint, role) ? [[line, role, endpoint]] : [])),
  );

const isPublic = ({ audience }: Endpoint) => audience === 'public';
const firstRole = (endpoint: Endpoint): Role => rolesOf(endpoint)[0] ?? 'admin';

/** Expects an error with this code, and no changes. */
async function expectRefused(
  status: number,
  code: string,
  act: () => ReturnType<typeof sendExample>,
): Promise<void> {
  let response: unknown;
  const written = await writtenDuring(context(), async () => {
    const { status: actualStatus, body } = await act();
    response = [actualStatus, body];
  });
  const { message, requestId } = { message: expect.any(String), requestId: expect.any(String) };
  expect(response).toEqual([status, { error: { code, message, requestId } }]);
  expect(written).toEqual([]);
}

const tokenOf = (realm: 'practice' | 'demo', role: string, userId: string, now: number) =>
  signTokens({ userId, realm, role }, now);

const strangers: readonly (readonly [who: string, code: 401 | 403, (opened: Context) => Call])[] = [
  ['a caller who is not signed in', 401, ({ practice }) => practice.anonymous],
  ['an invalid token', 401, ({ practice }) => practice.withToken('a.b.c')],
  [
    'an expired token',
    401,
    ({ practice, now }) =>
      practice.withToken(
        tokenOf('practice', 'doctor', people.doctorUser, now - 700_000).accessToken,
      ),
  ],
  [
    'a refresh token',
    401,
    ({ practice, now }) =>
      practice.withToken(tokenOf('practice', 'doctor', people.doctorUser, now).refreshToken),
  ],
  [
    'a demo admin',
    403,
    ({ practice, now }) => practice.withToken(tokenOf('demo', 'admin', '1', now).accessToken),
  ],
];

describe.each(strangers)('%s', (_who, status, callOf) => {
  const code = status === 401 ? 'unauthenticated' : 'forbidden';

  test.each(everyEndpoint.filter(({ endpoint }) => !isPublic(endpoint)))(
    `is refused with ${status}: $line`,
    async ({ endpoint }) => {
      const example = exampleOf(endpoint, context(), firstRole(endpoint));
      await expectRefused(status, code, () =>
        sendExample(callOf(context()), endpoint, context(), example),
      );
    },
  );

  test.each(everyEndpoint.filter(({ endpoint }) => isPublic(endpoint)))(
    'can call public endpoints: $line',
    async ({ endpoint }) => {
      const example = exampleOf(endpoint, context(), 'patient');
      const response = await sendExample(callOf(context()), endpoint, context(), example);
      expect([response.status, response.code]).toEqual([endpoint.status ?? 200, undefined]);
    },
  );
});

test.each(cases((endpoint, role) => !rolesOf(endpoint).includes(role)))(
  '%s is forbidden for the role %s',
  async (_line, role, endpoint) => {
    const example = exampleOf(endpoint, context(), firstRole(endpoint));
    await expectRefused(403, 'forbidden', () =>
      sendExample(context().calls[role], endpoint, context(), example),
    );
    // Also with an invalid body: validation errors must not reveal the schema.
    await expectRefused(403, 'forbidden', () =>
      sendExample(context().calls[role], endpoint, context(), example, { body: { wrong: true } }),
    );
  },
);

const byId = cases(
  (endpoint, role) => endpoint.path.includes('/:id') && rolesOf(endpoint).includes(role),
);

test.each(byId)('%s as %s: does not find other users’ records', async (_line, role, endpoint) => {
  const example = exampleOf(endpoint, context(), role);
  const others = example.foreign ?? [];
  if (!isPublic(endpoint) && role !== 'admin') expect(others).not.toEqual([]);
  for (const id of others)
    await expectRefused(404, 'not_found', () =>
      sendExample(context().calls[role], endpoint, context(), { ...example, id }),
    );
});

/** Ids without a record, including invalid ones. */
const unknownIds = ['nobody', people.practice, 'x'.repeat(64), 'x'.repeat(65), '__missing__', '-1'];
const invalidIds = ["1'--", '<b>', '%00', 'a b', 'x.y', '🦊'];

test.each(byId)('%s as %s: does not find unknown ids', async (_line, role, endpoint) => {
  const example = exampleOf(endpoint, context(), role);
  for (const id of [...unknownIds, ...invalidIds])
    await expectRefused(404, 'not_found', () =>
      sendExample(context().calls[role], endpoint, context(), { ...example, id }),
    );
});

/** Ids in request bodies must belong to the caller as well. */
const namedInBodies: readonly (readonly [line: string, role: Role, change: object])[] = [
  ['POST /api/v1/doctor/appointments', 'doctor', { patientId: people.otherPatient }],
  ['POST /api/v1/doctor/appointments', 'doctor', { visitTypeId: elsewhere.followUp }],
  ['POST /api/v1/doctor/appointments', 'doctor', { visitTypeId: nextDoor.followUp }],
  ['POST /api/v1/holds', 'patient', { visitTypeId: elsewhere.followUp }],
  ['POST /api/v1/holds', 'patient', { doctorId: people.newcomer }],
  ['POST /api/v1/holds', 'patient', { doctorId: 'nobody' }],
  ['POST /api/v1/patient/appointments/preview', 'patient', { visitTypeId: elsewhere.followUp }],
  ['POST /api/v1/patient/appointments/preview', 'patient', { doctorId: 'nobody' }],
  ['POST /api/v1/patient/appointments', 'patient', { visitTypeId: elsewhere.followUp }],
  ['POST /api/v1/patient/appointments', 'patient', { doctorId: people.newcomer }],
  ['POST /api/v1/patient/subscriptions/preview', 'patient', { planVersionId: 'nothing' }],
  ['POST /api/v1/patient/subscriptions', 'patient', { cardId: sample.card(1) }],
  ['POST /api/v1/patient/subscriptions', 'patient', { planVersionId: sampleId('planVersion', 9) }],
  ['POST /api/v1/patient/subscriptions/:id/change-plan', 'patient', { planVersionId: 'nothing' }],
  [
    'POST /api/v1/patient/subscriptions/:id/change-plan',
    'patient',
    { planVersionId: elsewhere.terms.essential },
  ],
  [
    'POST /api/v1/patient/subscriptions/:id/change-plan-preview',
    'patient',
    { planVersionId: nextDoor.terms.essential },
  ],
  ['POST /api/v1/patient/invoices/:id/pay', 'patient', { cardId: sample.card(1) }],
  ['POST /api/v1/patient/cards', 'patient', { setupId: 'setup-of-another' }],
  ['POST /api/v1/threads', 'patient', { counterpartId: people.otherDoctor }],
  ['POST /api/v1/threads', 'doctor', { counterpartId: people.otherPatient }],
  ['POST /api/v1/threads', 'patient', { counterpartId: 'nobody' }],
  ['POST /api/v1/doctor/vacations', 'doctor', { coverDoctorId: people.otherDoctor }],
  ['POST /api/v1/doctor/vacations', 'doctor', { coverDoctorId: people.doctor }],
  ['PUT /api/v1/doctor/vacations/:id', 'doctor', { coverDoctorId: 'nobody' }],
  [
    'PUT /api/v1/doctor/availability',
    'doctor',
    {
      weekly: [
        {
          weekday: 1,
          startLocal: '08:00',
          endLocal: '12:00',
          visitTypeId: elsewhere.firstAppointment,
        },
      ],
    },
  ],
];

test.each(namedInBodies)(
  '%s as %s: rejects %j, which is not the caller’s',
  async (line, role, change) => {
    const endpoint = everyEndpoint.find((one) => one.line === line)?.endpoint;
    if (!endpoint) throw new Error(`${line} is not declared`);
    context().put('cardSetups', {
      id: 'setup-of-another',
      patientId: people.neighbor,
      expiresAt: '2030-01-01T00:00:00Z',
    });
    const example = exampleOf(endpoint, context(), role);
    await expectRefused(404, 'not_found', () =>
      sendExample(context().calls[role], endpoint, context(), {
        ...example,
        body: { ...(example.body as object), ...change },
      }),
    );
  },
);

test('silently ignores other users’ notifications', async () => {
  const { calls, put, get, now, find } = context();
  const { id: userId } = find('users', ({ role }) => role === 'admin');
  const at = new Date(now).toISOString();
  put('notifications', {
    id: 'of-the-admin',
    version: 1,
    createdAt: at,
    updatedAt: at,
    userId,
    kind: 'verificationRequested',
    values: {},
    link: '/',
    readAt: null,
  });
  const { status } = await calls.doctor('POST /api/v1/me/notifications/read', {
    body: { ids: ['of-the-admin', 'nothing'] },
  });
  expect(status).toBe(204);
  expect(get('notifications', 'of-the-admin').readAt).toBeNull();
});

describe('revoked access', () => {
  test('suspending an account ends its sessions', async () => {
    const { calls, put, get, practice } = context();
    put('users', { ...get('users', people.doctorUser), status: 'suspended' });
    const { code } = await calls.doctor('GET /api/v1/me');
    expect(code).toBe('unauthenticated');
    const signIn = (password: string) =>
      practice.anonymous('POST /api/v1/auth/login', {
        body: { email: 'doctor@praxis.example', password },
      });
    const again = await signIn('doctor-sample-account');
    expect([again.status, again.code]).toEqual([403, 'account_inactive']);
    // A wrong password does not reveal it.
    expect((await signIn('doctor-sample-guess')).code).toBe('credentials_invalid');
  });

  test('a deactivated team member can’t sign in', async () => {
    const { practice, put, get } = context();
    put('teamMembers', { ...get('teamMembers', people.member), status: 'deactivated' });
    const { status, code } = await practice.anonymous('POST /api/v1/auth/login', {
      body: { email: 'team@praxis.example', password: 'team-sample-account' },
    });
    expect([status, code]).toEqual([403, 'account_inactive']);
  });

  test('a deactivated team member can’t access the practice', async () => {
    const { calls, put, get } = context();
    put('teamMembers', { ...get('teamMembers', people.member), status: 'deactivated' });
    const ofTeam = everyEndpoint.filter(({ line }) => line.includes(' /api/v1/team-member/'));
    expect(ofTeam).toHaveLength(19);
    for (const { line, endpoint } of ofTeam) {
      const example = exampleOf(endpoint, context(), 'teamMember');
      const { code } = await sendExample(calls.teamMember, endpoint, context(), example);
      expect([line, code]).toEqual([line, 'unauthenticated']);
    }
    expect((await calls.teamMember('GET /api/v1/me')).code).toBe('unauthenticated');
  });

  test.each([
    ['suspended', 'doctor@praxis.example', 'doctor-sample-account'],
    ['deactivated', 'team@praxis.example', 'team-sample-account'],
  ])('a %s account learns why its session can’t be refreshed', async (how, email, password) => {
    const { practice, put, get } = context();
    const { body } = await practice.anonymous<PracticeSession>('POST /api/v1/auth/login', {
      body: { email, password },
    });
    if (how === 'suspended')
      put('users', { ...get('users', people.doctorUser), status: 'suspended' });
    else put('teamMembers', { ...get('teamMembers', people.member), status: 'deactivated' });
    const { refreshToken } = body;
    const renewed = await practice.anonymous('POST /api/v1/auth/refresh', {
      body: { refreshToken },
    });
    expect([renewed.status, renewed.code]).toEqual([403, 'account_inactive']);
  });

  test('the patient of a suspended doctor keeps their records', async () => {
    const { calls, put, get } = context();
    put('doctors', { ...get('doctors', people.doctor), verification: 'suspended' });
    const { status } = await calls.patient('GET /api/v1/patient/subscriptions');
    expect(status).toBe(200);
    const { code } = await calls.patient(`GET /api/v1/doctors/${people.doctor}`);
    expect(code).toBe('not_found');
  });
});
