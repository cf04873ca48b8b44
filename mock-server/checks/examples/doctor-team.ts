import { day, toInstant } from '@praxis/contract/rules/time/instants';
import type { Examples, MakeExample } from './example';
import { type Context } from './context';
import { elsewhere, nextDoor, people, sample } from '../../src/practice/sample-records';

const ofDoctor = '/api/v1/doctor';

const invitation: MakeExample = (context) => {
  const record = {
    version: 1,
    createdAt: toInstant(context.now),
    updatedAt: toInstant(context.now),
    email: 'nurse@example.org',
    roleId: 'nurse' as const,
    status: 'sent' as const,
    expiresAt: toInstant(context.now + 7 * day),
  };
  const put = (id: string, practiceId: string, token: string) =>
    context.put('invitations', { ...record, id, practiceId, token });
  put('invitation-own', people.practice, 'own-secret');
  put('invitation-other', people.otherPractice, 'other-secret');
  return { id: 'invitation-own', foreign: ['invitation-other'] };
};

const vacationBody = (context: Context) => ({
  kind: 'vacation',
  startAt: toInstant(context.now + 200 * day),
  endAt: toInstant(context.now + 207 * day),
  note: 'Away',
  coverDoctorId: people.colleague,
  decisions: [],
});

const vacation = { id: sample.conference, foreign: [elsewhere.conference, nextDoor.conference] };

/** Examples for the practice's team and vacations. */
export const doctorTeamExamples: Examples = {
  [`GET ${ofDoctor}/team`]: () => ({}),
  [`POST ${ofDoctor}/team/invitations`]: () => ({
    body: { email: 'new.nurse@example.org', roleId: 'nurse' },
  }),
  [`POST ${ofDoctor}/team/invitations/:id/resend`]: invitation,
  [`POST ${ofDoctor}/team/invitations/:id/revoke`]: invitation,
  [`PATCH ${ofDoctor}/team/:id`]: () => ({
    id: people.otherMember,
    foreign: [people.foreignMember],
    body: { roleId: 'assistant', status: 'deactivated' },
  }),
  [`GET ${ofDoctor}/audit`]: () => ({}),
  [`GET ${ofDoctor}/vacations`]: () => ({}),
  [`POST ${ofDoctor}/vacations`]: (context) => ({ body: vacationBody(context) }),
  [`POST ${ofDoctor}/vacations/preview`]: (context) => ({
    body: {
      startAt: toInstant(context.now + 10 * day),
      endAt: toInstant(context.now + 20 * day),
      vacationId: sample.conference,
    },
  }),
  [`GET ${ofDoctor}/vacations/:id`]: () => vacation,
  [`PUT ${ofDoctor}/vacations/:id`]: (context) => ({ ...vacation, body: vacationBody(context) }),
  [`DELETE ${ofDoctor}/vacations/:id`]: () => vacation,
};
