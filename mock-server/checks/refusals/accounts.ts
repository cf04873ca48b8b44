import { day, hour, minute, toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import { type Context } from '../examples/context';
import { withBody, type MakeRefusal, type Refusals, type RefusalsOf } from './refusal';
import { people } from '../../src/practice/sample-records';

const weak = withBody(() => ({ password: 'passwordpassword' }));

const code =
  (id: string, fields: (context: Context) => { sentAt?: number; tries?: number }): MakeRefusal =>
  (context, example) => {
    context.put('codes', {
      id,
      code: '123456',
      sentAt: context.now - minute,
      tries: 0,
      ...fields(context),
    });
    return example;
  };

/** The errors of a mailed code. */
const ofCode = (id: string): RefusalsOf => ({
  code_invalid: withBody(() => ({ code: '654321' })),
  code_expired: code(id, ({ now }) => ({ sentAt: now - 10 * minute })),
  too_many_attempts: code(id, () => ({ tries: 5 })),
});

const failures =
  (email: string): MakeRefusal =>
  (context, example) => {
    const times = Array.from({ length: 10 }, (_, index) => context.now - index * minute);
    context.put('loginFailures', { id: email, failures: times });
    return example;
  };

const newPassword =
  (current: string, next: string): MakeRefusal =>
  (_context, example) => ({ ...example, body: { password: { current, next } } });

const strong = 'another sentence that nobody guesses';

const invitation =
  (status: 'accepted' | 'revoked'): MakeRefusal =>
  (context, example) => {
    context.put('invitations', { ...context.get('invitations', example.id ?? ''), status });
    return example;
  };

const expired: MakeRefusal = (context, example) => {
  const open = context.get('invitations', 'invitation-open');
  context.put('invitations', { ...open, expiresAt: new Date(context.now - hour).toISOString() });
  return example;
};

const doctor =
  (verification: 'pending' | 'verified' | 'suspended'): MakeRefusal =>
  (context, example) => {
    context.put('doctors', { ...context.get('doctors', example.id ?? ''), verification });
    return example;
  };

const thread =
  (status: 'open' | 'closed'): MakeRefusal =>
  (context, example) => {
    context.put('threads', { ...context.get('threads', example.id ?? ''), status });
    return example;
  };

const auth = 'POST /api/v1/auth';
const email = 'nia.long@example.org';

export const accountRefusals: Refusals = {
  [`${auth}/sign-up`]: {
    password_weak: weak,
    too_many_attempts: code(`verify ${email}`, ({ now }) => ({ sentAt: now - minute / 2 })),
  },
  [`${auth}/verify`]: ofCode(`verify ${email}`),
  [`${auth}/resend-code`]: {
    too_many_attempts: code(`verify ${email}`, ({ now }) => ({ sentAt: now - minute / 2 })),
  },
  [`${auth}/login`]: {
    credentials_invalid: withBody(() => ({ password: 'wrong' })),
    account_inactive: (context, example) => {
      context.put('users', { ...context.get('users', people.doctorUser), status: 'suspended' });
      return example;
    },
    too_many_attempts: failures('doctor@praxis.example'),
  },
  [`${auth}/refresh`]: {
    account_inactive: (context, example) => {
      context.put('users', { ...context.get('users', people.admin), status: 'suspended' });
      return example;
    },
  },
  [`${auth}/reset-password`]: {
    ...ofCode('password patient@praxis.example'),
    password_weak: weak,
  },
  'POST /api/v1/invitations/preview': { invitation_expired: expired },
  'POST /api/v1/invitations/accept': {
    invitation_expired: expired,
    password_weak: weak,
  },

  'PATCH /api/v1/me': {
    guardian_required: (context) => ({
      role: 'patient',
      version: context.get('users', people.patientUser).version,
      body: { patient: { dateOfBirth: '2012-02-02', guardian: null } },
    }),
    password_weak: newPassword('admin-sample-account', 'short'),
    credentials_invalid: newPassword('not my password', strong),
    too_many_attempts: (context, example) =>
      newPassword('admin-sample-account', strong)(
        context,
        failures('admin@praxis.example')(context, example),
      ),
  },

  'POST /api/v1/doctor/team/invitations': {
    already_member: withBody(() => ({ email: 'TEAM@praxis.example' })),
    already_invited: (context, example) => {
      const { practiceId } = context.get('doctors', people.doctor);
      context.put('invitations', {
        ...newRecord('earlier', context.now),
        practiceId,
        email: 'earlier@example.org',
        roleId: 'nurse',
        status: 'sent',
        expiresAt: toInstant(context.now + day),
        token: 'earlier',
      });
      return { ...example, body: { ...(example.body as object), email: 'earlier@example.org' } };
    },
  },
  'POST /api/v1/doctor/team/invitations/:id/resend': {
    transition_not_allowed: invitation('accepted'),
  },
  'POST /api/v1/doctor/team/invitations/:id/revoke': {
    transition_not_allowed: invitation('revoked'),
  },

  'POST /api/v1/doctor/visit-types': {
    duration_invalid: withBody(() => ({ durationMin: 245 })),
  },
  'PUT /api/v1/doctor/visit-types/:id': {
    duration_invalid: withBody(() => ({ durationMin: 32 })),
  },

  'POST /api/v1/admin/doctors/:id/verify': { transition_not_allowed: doctor('verified') },
  'POST /api/v1/admin/doctors/:id/reject': { transition_not_allowed: doctor('verified') },
  'POST /api/v1/admin/doctors/:id/suspend': { transition_not_allowed: doctor('suspended') },
  'POST /api/v1/admin/doctors/:id/reinstate': { transition_not_allowed: doctor('pending') },

  'POST /api/v1/threads/:id/messages': { transition_not_allowed: thread('closed') },
  'POST /api/v1/threads/:id/close': { transition_not_allowed: thread('closed') },
  'POST /api/v1/threads/:id/reopen': { transition_not_allowed: thread('open') },
};
