import { day, hour, toInstant } from '@praxis/contract/rules/instants';
import { people, type World } from '../examples/world';
import { withBody, type MakeRefusal, type Refusals } from './refusal';

/** Begins in the past, lasts too long, or ends before it begins: told alike. */
const range = withBody(({ now }) => ({
  startAt: toInstant(now + 5 * day),
  endAt: toInstant(now + 371 * day),
}));

const overlapWith =
  (id: string): MakeRefusal =>
  (world, example) => {
    const { startAt, endAt } = world.get('vacations', id);
    return withBody(() => ({ startAt, endAt }))(world, example);
  };

const over: MakeRefusal = (world, example) => {
  const vacation = world.get('vacations', example.id ?? '');
  world.put('vacations', { ...vacation, state: 'cancelled' });
  return example;
};

/** A vacation over a visit of the sample patient, with a decision about it and about every other visit. */
const deciding =
  (decide: (world: World) => object, state: 'booked' | 'checkedIn' = 'booked'): MakeRefusal =>
  (world, example) => {
    const visit = world.appointment({ state });
    const from = Date.parse(visit.startAt) - hour / 4;
    const to = from + hour;
    return withBody(() => ({
      startAt: toInstant(from),
      endAt: toInstant(to),
      decisions: [{ appointmentId: visit.id, ...decide(world) }],
    }))(world, example);
  };

const move = (startAt: (world: World) => string) => (world: World) => ({
  decision: 'reschedule',
  startAt: startAt(world),
});

const ofVisits = {
  vacation_conflicts: deciding(() => ({ appointmentId: 'another', decision: 'keep' })),
  // The vacation itself is no time to move to either.
  slot_not_offered: deciding(move((world) => world.startIn(6))),
  slot_taken: deciding(
    move((world) => {
      const startAt = world.startIn(8);
      return world.appointment({ startAt, patientId: people.neighbour }).startAt;
    }),
  ),
  patient_overlap: deciding(
    move((world) => {
      const startAt = world.startIn(8);
      return world.appointment({ startAt, doctorId: people.otherDoctor }).startAt;
    }),
  ),
  too_far_ahead: deciding(move(({ now }) => toInstant(now + 120 * day))),
  lead_time: deciding(move(({ now }) => toInstant(now - hour))),
  allowance_used: deciding(
    move((world) => {
      const terms = world.get('planVersions', 'plan-version-0-1');
      world.put('planVersions', { ...terms, visitAllowance: 0 });
      return world.startIn(8);
    }),
  ),
  membership_unpaid: deciding(
    move((world) => {
      const member = world.get('subscriptions', 'subscription-0-0');
      world.put('subscriptions', { ...member, billingState: 'unpaid' });
      return world.startIn(8);
    }),
  ),
} as const;

/** A visit under way cannot be moved. */
const underWay = deciding(
  move((world) => world.startIn(8)),
  'checkedIn',
);

export const vacationRefusals: Refusals = {
  'POST /api/v1/doctor/vacations': {
    vacation_range: range,
    vacation_overlap: overlapWith('vacation-0-1'),
    transition_not_allowed: underWay,
    ...ofVisits,
  },
  'POST /api/v1/doctor/vacations/preview': { vacation_range: range },
  'PUT /api/v1/doctor/vacations/:id': {
    vacation_range: range,
    vacation_overlap: overlapWith('vacation-0-2'),
    transition_not_allowed: over,
    ...ofVisits,
  },
  'DELETE /api/v1/doctor/vacations/:id': { transition_not_allowed: over },

  'POST /api/v1/team-member/vacations': {
    vacation_range: range,
    vacation_overlap: (world, example) => {
      const { startAt, endAt } = world.get('vacations', 'vacation-0-1');
      const owner = { kind: 'teamMember' as const, id: people.member };
      world.put('vacations', { ...world.get('vacations', 'vacation-0-1'), id: 'own', owner });
      return withBody(() => ({ startAt, endAt }))(world, example);
    },
  },
  'POST /api/v1/team-member/vacations/preview': { vacation_range: range },
  'PUT /api/v1/team-member/vacations/:id': {
    vacation_range: range,
    vacation_overlap: (world, example) => {
      const own = world.get('vacations', example.id ?? '');
      const { startAt, endAt } = world.get('vacations', 'vacation-0-2');
      world.put('vacations', { ...own, id: 'another-own', startAt, endAt });
      return withBody(() => ({ startAt, endAt }))(world, example);
    },
    transition_not_allowed: over,
  },
  'DELETE /api/v1/team-member/vacations/:id': { transition_not_allowed: over },
};
