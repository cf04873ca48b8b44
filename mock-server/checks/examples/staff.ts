import { day, toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import type { Examples, MakeExample } from './example';
import { type Context } from './context';
import { elsewhere, people } from '../../src/practice/sample-records';
import { sampleId } from '../../src/practice/sample/sample-ids';

const ofTeam = '/api/v1/team-member';
const ofAdmin = '/api/v1/admin';

const request =
  (
    fields: (context: Context) => Parameters<Context['appointment']>[0],
    body?: (context: Context) => unknown,
  ): MakeExample =>
  (context) => ({
    id: context.appointment(fields(context)).id,
    foreign: [context.find('appointments', ({ doctorId }) => doctorId === people.otherDoctor).id],
    ...(body && { body: body(context) }),
  });

const vacationBody = ({ now }: Context) => ({
  kind: 'sick',
  startAt: toInstant(now + 20 * day),
  endAt: toInstant(now + 25 * day),
  note: 'An operation',
});

const vacation: MakeExample = (context) => {
  const away = {
    kind: 'vacation' as const,
    startAt: toInstant(context.now + 30 * day),
    endAt: toInstant(context.now + 37 * day),
    note: '',
    state: 'planned' as const,
  };
  const put = (id: string, memberId: string) =>
    context.put('vacations', {
      ...newRecord(id, context.now - day),
      owner: { kind: 'teamMember', id: memberId },
      ...away,
    });
  put('vacation-own', people.member);
  put('vacation-of-colleague', people.otherMember);
  return { id: 'vacation-own', foreign: ['vacation-of-colleague', elsewhere.conference] };
};

export const teamExamples: Examples = {
  [`GET ${ofTeam}/appointment-requests`]: () => ({}),
  [`GET ${ofTeam}/appointment-requests/:id`]: request(() => ({})),
  [`POST ${ofTeam}/appointment-requests/:id/claim`]: request(() => ({ state: 'requested' })),
  [`POST ${ofTeam}/appointment-requests/:id/confirm`]: request(() => ({ state: 'requested' })),
  [`POST ${ofTeam}/appointment-requests/:id/decline`]: request(() => ({ state: 'requested' })),
  [`POST ${ofTeam}/appointment-requests/:id/propose`]: request(
    () => ({ state: 'requested' }),
    (context) => ({ proposedStartAt: context.startIn(8) }),
  ),
  [`POST ${ofTeam}/appointment-requests/:id/reschedule`]: request(
    () => ({ state: 'booked' }),
    (context) => ({ startAt: context.startIn(8) }),
  ),
  [`POST ${ofTeam}/appointment-requests/:id/cancel`]: request(
    () => ({ state: 'booked' }),
    () => ({ code: 'patientRequest' }),
  ),
  [`POST ${ofTeam}/appointment-requests/:id/check-in`]: request(() => ({ state: 'booked' })),
  [`GET ${ofTeam}/practice`]: () => ({}),
  [`GET ${ofTeam}/team`]: () => ({}),
  [`GET ${ofTeam}/plans`]: () => ({}),
  [`GET ${ofTeam}/active-patients`]: () => ({}),
  [`GET ${ofTeam}/vacations`]: () => ({}),
  [`POST ${ofTeam}/vacations`]: (context) => ({ body: vacationBody(context) }),
  [`POST ${ofTeam}/vacations/preview`]: ({ now }) => ({
    body: { startAt: toInstant(now + 50 * day), endAt: toInstant(now + 60 * day) },
  }),
  [`GET ${ofTeam}/vacations/:id`]: vacation,
  [`PUT ${ofTeam}/vacations/:id`]: (context, role) => ({
    ...vacation(context, role),
    body: vacationBody(context),
  }),
  [`DELETE ${ofTeam}/vacations/:id`]: vacation,
};

const doctorWho =
  (verification: 'pending' | 'verified' | 'suspended', body?: unknown): MakeExample =>
  (context) => {
    const doctor = context.get('doctors', sampleId('doctor', 4));
    context.put('doctors', { ...doctor, verification });
    return { id: doctor.id, ...(body !== undefined && { body }) };
  };

export const adminExamples: Examples = {
  [`GET ${ofAdmin}/doctors`]: () => ({}),
  [`GET ${ofAdmin}/doctors/:id`]: doctorWho('verified'),
  [`POST ${ofAdmin}/doctors/:id/verify`]: doctorWho('pending'),
  [`POST ${ofAdmin}/doctors/:id/reject`]: doctorWho('pending', { reason: 'No such licence' }),
  [`POST ${ofAdmin}/doctors/:id/suspend`]: doctorWho('verified', { reason: 'A complaint' }),
  [`POST ${ofAdmin}/doctors/:id/reinstate`]: doctorWho('suspended'),
  [`GET ${ofAdmin}/audit`]: () => ({}),
};
