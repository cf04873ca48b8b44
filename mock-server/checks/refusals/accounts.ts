import { hour, minute } from '@praxis/contract/rules/instants';
import { people, type World } from '../examples/world';
import { withBody, type MakeRefusal, type Refusals, type RefusalsOf } from './refusal';

const weak = withBody(() => ({ password: 'passwordpassword' }));

const code =
  (id: string, fields: (world: World) => { sentAt?: number; tries?: number }): MakeRefusal =>
  (world, example) => {
    world.put('codes', {
      id,
      code: '123456',
      sentAt: world.now - minute,
      tries: 0,
      ...fields(world),
    });
    return example;
  };

/** What a code may be refused for. */
const ofCode = (id: string): RefusalsOf => ({
  code_invalid: withBody(() => ({ code: '654321' })),
  code_expired: code(id, ({ now }) => ({ sentAt: now - 10 * minute })),
  too_many_attempts: code(id, () => ({ tries: 5 })),
});

const failures =
  (email: string): MakeRefusal =>
  (world, example) => {
    const times = Array.from({ length: 10 }, (_, index) => world.now - index * minute);
    world.put('loginFailures', { id: email, failures: times });
    return example;
  };

const newPassword =
  (current: string, next: string): MakeRefusal =>
  (_world, example) => ({ ...example, body: { password: { current, next } } });

const strong = 'another sentence that nobody guesses';

const invitation =
  (status: 'accepted' | 'revoked'): MakeRefusal =>
  (world, example) => {
    world.put('invitations', { ...world.get('invitations', example.id ?? ''), status });
    return example;
  };

const doctor =
  (verification: 'pending' | 'verified' | 'suspended'): MakeRefusal =>
  (world, example) => {
    world.put('doctors', { ...world.get('doctors', example.id ?? ''), verification });
    return example;
  };

const thread =
  (status: 'open' | 'closed'): MakeRefusal =>
  (world, example) => {
    world.put('threads', { ...world.get('threads', example.id ?? ''), status });
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
    too_many_attempts: failures('doctor@praxis.example'),
  },
  [`${auth}/reset-password`]: {
    ...ofCode('password patient@praxis.example'),
    password_weak: weak,
  },
  'POST /api/v1/invitations/accept': {
    invitation_expired: (world, example) => {
      const open = world.get('invitations', 'invitation-open');
      world.put('invitations', { ...open, expiresAt: new Date(world.now - hour).toISOString() });
      return example;
    },
    password_weak: weak,
  },

  'PATCH /api/v1/me': {
    guardian_required: (world) => ({
      role: 'patient',
      version: world.get('users', `user-${people.patient}`).version,
      body: { patient: { dateOfBirth: '2012-02-02', guardian: null } },
    }),
    password_weak: newPassword('admin-sample-account', 'short'),
    credentials_invalid: newPassword('not my password', strong),
    too_many_attempts: (world, example) =>
      newPassword('admin-sample-account', strong)(
        world,
        failures('admin@praxis.example')(world, example),
      ),
  },

  'POST /api/v1/doctor/team/invitations': {
    transition_not_allowed: withBody(() => ({ email: 'TEAM@praxis.example' })),
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
