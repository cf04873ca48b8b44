import type { Role } from '@praxis/contract';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { day, toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import { signTokens } from '../../src/core/tokens';
import type { Example, Examples } from './example';
import { type Context } from './context';
import { people, sample } from '../../src/practice/sample-records';

const auth = '/api/v1/auth';
const newEmail = 'nia.long@example.org';
const password = 'a sentence that nobody guesses';

/** Ids of the sample accounts. */
export const userIds: Readonly<Record<Role, string>> = {
  admin: people.admin,
  doctor: people.doctorUser,
  patient: people.patientUser,
  teamMember: people.memberUser,
};

const userOf = (context: Context, role: Role) => context.get('users', userIds[role]);

/** Adds an account that awaits its code. */
function waiting(context: Context): Example {
  context.put('users', {
    ...newRecord('user-waiting', context.now),
    role: 'patient',
    email: newEmail,
    emailVerifiedAt: null,
    fullName: '',
    avatarUrl: null,
    locale: 'en',
    timeZone: 'UTC',
    status: 'active',
  });
  context.put('credentials', { id: 'user-waiting', password, spent: [] });
  return { body: { email: newEmail } };
}

const code = (context: Context, id: string) =>
  context.put('codes', { id, code: '123456', sentAt: context.now - 120_000, tries: 0 });

const token = 'secret-of-the-link';

/** Adds an open invitation. */
const openInvitation = (context: Context) =>
  context.put('invitations', {
    ...newRecord('invitation-open', context.now),
    practiceId: people.practice,
    email: newEmail,
    roleId: 'nurse',
    status: 'sent',
    expiresAt: toInstant(context.now + day),
    token,
  });

export const everyoneExamples: Examples = {
  [`POST ${auth}/sign-up`]: () => ({
    body: { email: newEmail, password, role: 'patient', locale: 'de', timeZone: 'Europe/Berlin' },
  }),
  [`POST ${auth}/verify`]: (context) => {
    waiting(context);
    code(context, `verify ${newEmail}`);
    return { body: { email: newEmail, code: '123456' } };
  },
  [`POST ${auth}/resend-code`]: waiting,
  [`POST ${auth}/login`]: () => {
    const { email, password: known } = practiceAccounts[0] ?? { email: '', password: '' };
    return { body: { email, password: known } };
  },
  [`POST ${auth}/refresh`]: ({ now }) => ({
    body: {
      refreshToken: signTokens({ userId: people.admin, realm: 'practice', role: 'admin' }, now)
        .refreshToken,
    },
  }),
  [`POST ${auth}/logout`]: () => ({}),
  [`POST ${auth}/forgot-password`]: () => ({ body: { email: 'patient@praxis.example' } }),
  [`POST ${auth}/reset-password`]: (context) => {
    code(context, 'password patient@praxis.example');
    return { body: { email: 'patient@praxis.example', code: '123456', password } };
  },
  'POST /api/v1/invitations/preview': (context) => {
    openInvitation(context);
    return { body: { token } };
  },
  'POST /api/v1/invitations/accept': (context) => {
    openInvitation(context);
    return {
      body: {
        token,
        fullName: 'Nia Long',
        password,
        locale: 'fr',
        timeZone: 'Europe/Paris',
      },
    };
  },

  'GET /api/v1/me': () => ({}),
  'PATCH /api/v1/me': (context, role) => ({
    version: userOf(context, role).version,
    body: { fullName: 'Marcus A. Oyelaran', locale: 'pt', timeZone: 'Europe/Lisbon' },
  }),
  'POST /api/v1/me/avatar': (context, role) => ({
    version: userOf(context, role).version,
    body: { image: 'data:image/png;base64,iVBORw0KGgo=' },
  }),
  'GET /api/v1/me/badges': () => ({}),
  'GET /api/v1/me/notifications': () => ({}),
  'POST /api/v1/me/notifications/read': (context, role) => {
    const { id } = context.put('notifications', {
      ...newRecord('notification-own', context.now),
      userId: userOf(context, role).id,
      kind: 'messageReceived',
      values: {},
      link: '/',
      readAt: null,
    });
    return { body: { ids: [id] } };
  },

  'GET /api/v1/options/:list': () => ({ id: 'degrees', query: 'locale=de' }),
  'GET /api/v1/doctors': () => ({}),
  // Doctors awaiting verification are not public.
  'GET /api/v1/doctors/:id': () => ({ id: people.doctor, foreign: [people.newcomer] }),
  'GET /api/v1/doctors/:id/plans': () => ({ id: people.doctor, foreign: [people.newcomer] }),
  'GET /api/v1/doctors/:id/slots': () => ({
    id: people.doctor,
    foreign: [people.newcomer],
    query: `from=2026-01-12&to=2026-01-16&visitTypeId=${sample.followUp}`,
  }),
  'GET /api/v1/appointments/:id/slots': (context) => ({
    id: context.appointment({}).id,
    foreign: [context.find('appointments', ({ doctorId }) => doctorId === people.otherDoctor).id],
    query: 'from=2026-01-12&to=2026-01-16',
  }),
  'GET /api/v1/doctors/:id/next-slot': () => ({ id: people.doctor, foreign: [people.newcomer] }),
  'GET /api/v1/payments/public-key': () => ({}),
};
