import { day, hour, toInstant } from '@praxis/contract/rules/time/instants';
import { type Context } from '../examples/context';
import { withBody, type MakeRefusal, type Refusals } from './refusal';
import { people, sample } from '../../src/practice/sample-records';

/** Too long; starts in the past and ends before the start have the same code. */
const range = withBody(({ now }) => ({
  startAt: toInstant(now + 5 * day),
  endAt: toInstant(now + 371 * day),
}));

const overlapWith =
  (id: string): MakeRefusal =>
  (context, example) => {
    const { startAt, endAt } = context.get('vacations', id);
    return withBody(() => ({ startAt, endAt }))(context, example);
  };

const ended: MakeRefusal = (context, example) => {
  const vacation = context.get('vacations', example.id ?? '');
  context.put('vacations', { ...vacation, state: 'cancelled' });
  return example;
};

/** Creates a vacation over an appointment of the sample patient, with a decision about it. */
const deciding =
  (decide: (context: Context) => object, state: 'booked' | 'checkedIn' = 'booked'): MakeRefusal =>
  (context, example) => {
    const visit = context.appointment({ state });
    // Same length as the appointment: an adjacent one would need a decision too.
    return withBody(() => ({
      startAt: visit.startAt,
      endAt: visit.endAt,
      decisions: [{ appointmentId: visit.id, ...decide(context) }],
    }))(context, example);
  };

const move = (startAt: (context: Context) => string) => (context: Context) => ({
  decision: 'reschedule',
  startAt: startAt(context),
});

const ofVisits = {
  vacation_conflicts: deciding(() => ({ appointmentId: 'another', decision: 'keep' })),
  // A time within the vacation itself.
  slot_not_offered: deciding(move((context) => context.startIn(6))),
  slot_taken: deciding(
    move((context) => {
      const startAt = context.startIn(8);
      return context.appointment({ startAt, patientId: people.neighbor }).startAt;
    }),
  ),
  patient_overlap: deciding(
    move((context) => {
      const startAt = context.startIn(8);
      return context.appointment({ startAt, doctorId: people.otherDoctor }).startAt;
    }),
  ),
  too_far_ahead: deciding(move(({ now }) => toInstant(now + 120 * day))),
  lead_time: deciding(move(({ now }) => toInstant(now - hour))),
  allowance_used: deciding(
    move((context) => {
      const terms = context.get('planVersions', sample.terms.plus);
      context.put('planVersions', { ...terms, visitAllowance: 0 });
      return context.startIn(8);
    }),
  ),
  membership_unpaid: deciding(
    move((context) => {
      const member = context.get('subscriptions', sample.membership);
      context.put('subscriptions', { ...member, billingState: 'unpaid' });
      return context.startIn(8);
    }),
  ),
} as const;

/** A checked-in appointment can't be moved. */
const checkedIn = deciding(
  move((context) => context.startIn(8)),
  'checkedIn',
);

export const vacationRefusals: Refusals = {
  'POST /api/v1/doctor/vacations': {
    vacation_range: range,
    vacation_overlap: overlapWith(sample.conference),
    transition_not_allowed: checkedIn,
    ...ofVisits,
  },
  'POST /api/v1/doctor/vacations/preview': { vacation_range: range },
  'PUT /api/v1/doctor/vacations/:id': {
    vacation_range: range,
    vacation_overlap: overlapWith(sample.vacation),
    transition_not_allowed: ended,
    ...ofVisits,
  },
  'DELETE /api/v1/doctor/vacations/:id': { transition_not_allowed: ended },

  'POST /api/v1/team-member/vacations': {
    vacation_range: range,
    vacation_overlap: (context, example) => {
      const { startAt, endAt } = context.get('vacations', sample.conference);
      const owner = { kind: 'teamMember' as const, id: people.member };
      context.put('vacations', {
        ...context.get('vacations', sample.conference),
        id: 'own',
        owner,
      });
      return withBody(() => ({ startAt, endAt }))(context, example);
    },
  },
  'POST /api/v1/team-member/vacations/preview': { vacation_range: range },
  'PUT /api/v1/team-member/vacations/:id': {
    vacation_range: range,
    vacation_overlap: (context, example) => {
      const own = context.get('vacations', example.id ?? '');
      const { startAt, endAt } = context.get('vacations', sample.vacation);
      context.put('vacations', { ...own, id: 'another-own', startAt, endAt });
      return withBody(() => ({ startAt, endAt }))(context, example);
    },
    transition_not_allowed: ended,
  },
  'DELETE /api/v1/team-member/vacations/:id': { transition_not_allowed: ended },
};
