import type { Appointment } from '@praxis/contract/entities/appointment';
import { day, hour, toInstant, toMillis } from '@praxis/contract/rules/time/instants';
import { type Context } from '../examples/context';
import { withBody, type MakeRefusal, type Refusals, type RefusalsOf } from './refusal';
import { people, sample } from '../../src/practice/sample-records';

/** Changes the example's appointment to another state or time. */
const changed =
  (fields: (context: Context, appointment: Appointment) => Partial<Appointment>): MakeRefusal =>
  (context, example) => {
    const appointment = context.get('appointments', example.id ?? '');
    context.put('appointments', { ...appointment, ...fields(context, appointment) });
    return example;
  };

const closed: RefusalsOf = {
  transition_not_allowed: changed(() => ({ state: 'cancelled' })),
};

/** Books the doctor's time for another patient. */
function occupy(context: Context, startAt: string): void {
  context.appointment({ startAt, patientId: people.neighbor, subscriptionId: null });
}

/** Books the patient's time with another doctor. */
function busy(context: Context, startAt: string): void {
  context.appointment({ startAt, doctorId: people.otherDoctor, subscriptionId: null });
}

/** Blocks the current or proposed time of the example's appointment. */
const blockTime =
  (act: (context: Context, startAt: string) => void): MakeRefusal =>
  (context, example) => {
    const { startAt, proposedStartAt } = context.get('appointments', example.id ?? '');
    act(context, proposedStartAt ?? startAt);
    return example;
  };

/** Adds a vacation of the doctor at this time. */
function leave(context: Context, startAt: string): void {
  const vacation = context.find('vacations', ({ owner }) => owner.id === people.doctor);
  const from = toMillis(startAt);
  context.put('vacations', {
    ...vacation,
    id: 'away',
    startAt: toInstant(from - hour),
    endAt: toInstant(from + hour),
    state: 'planned',
  });
}

/** The errors for both sides of a request whose time is no longer available. */
const timeUnavailable: RefusalsOf = {
  slot_not_offered: blockTime(leave),
  slot_taken: blockTime(occupy),
  patient_overlap: blockTime((context, startAt) =>
    busy(context, toInstant(toMillis(startAt) - hour / 4)),
  ),
};

const allowanceUsed: MakeRefusal = (context, example) => {
  context.put('planVersions', {
    ...context.get('planVersions', sample.terms.plus),
    visitAllowance: 0,
  });
  return example;
};

const unpaid: MakeRefusal = (context, example) => {
  const member = context.get('subscriptions', sample.membership);
  context.put('subscriptions', { ...member, billingState: 'unpaid' });
  return example;
};

const membership: RefusalsOf = { allowance_used: allowanceUsed, membership_unpaid: unpaid };

/** The errors for choosing a time; `name` is the body's field. */
function ofTime(name: string, { staff }: { staff: boolean }): RefusalsOf {
  const startOf = (body: unknown) => (body as Record<string, string>)[name] ?? '';
  return {
    // A Sunday, which staff may offer, but off the grid.
    slot_not_offered: withBody(() => ({
      [name]: staff ? '2026-01-11T20:05:00Z' : '2026-01-11T20:00:00Z',
    })),
    too_far_ahead: withBody(({ now }) => ({ [name]: toInstant(now + 100 * day) })),
    lead_time: withBody(({ now }) => ({ [name]: toInstant(now + (staff ? -hour : hour)) })),
    slot_taken: (context, example) => {
      occupy(context, startOf(example.body));
      return example;
    },
    patient_overlap: (context, example) => {
      busy(context, startOf(example.body));
      return example;
    },
  };
}

const twoRequests: MakeRefusal = (context, example) => {
  for (const workdays of [8, 9])
    context.appointment({ state: 'requested', startAt: context.startIn(workdays) });
  return example;
};

/** The errors for a practice's answer to a request. */
const confirmed: RefusalsOf = { ...closed, ...timeUnavailable, ...membership };
const proposed: RefusalsOf = { ...closed, ...ofTime('proposedStartAt', { staff: true }) };

const tooLate = changed(({ now }) => ({
  startAt: toInstant(now + 23 * hour),
  endAt: toInstant(now + 23.5 * hour),
  remindedAt: toInstant(now),
}));

const ofDoctor = 'POST /api/v1/doctor/appointments';
const ofTeam = 'POST /api/v1/team-member/appointment-requests';
const ofPatient = 'POST /api/v1/patient/appointments';

/** An appointment can only be fulfilled or missed after its start. */
const notStarted = changed(({ now }) => ({
  startAt: toInstant(now + hour),
  endAt: toInstant(now + 2 * hour),
  remindedAt: toInstant(now),
}));

const rescheduled: RefusalsOf = {
  ...closed,
  ...ofTime('startAt', { staff: true }),
  ...membership,
};

export const appointmentRefusals: Refusals = {
  [ofDoctor]: { ...ofTime('startAt', { staff: true }), ...membership },
  [`${ofDoctor}/:id/confirm`]: confirmed,
  [`${ofDoctor}/:id/decline`]: closed,
  [`${ofDoctor}/:id/propose`]: proposed,
  [`${ofDoctor}/:id/cancel`]: closed,
  [`${ofDoctor}/:id/reschedule`]: rescheduled,
  [`${ofDoctor}/:id/check-in`]: closed,
  [`${ofDoctor}/:id/fulfil`]: { transition_not_allowed: notStarted },
  [`${ofDoctor}/:id/no-show`]: { transition_not_allowed: notStarted },
  [`${ofDoctor}/:id/reopen`]: {
    transition_not_allowed: changed(({ now }) => ({
      fulfilledAt: toInstant(now - 24 * hour - 1000),
    })),
    slot_taken: blockTime(occupy),
  },

  [`${ofTeam}/:id/claim`]: {
    transition_not_allowed: changed(() => ({ claimedBy: people.otherMember })),
  },
  [`${ofTeam}/:id/confirm`]: confirmed,
  [`${ofTeam}/:id/decline`]: closed,
  [`${ofTeam}/:id/propose`]: proposed,
  [`${ofTeam}/:id/reschedule`]: rescheduled,
  [`${ofTeam}/:id/cancel`]: closed,
  [`${ofTeam}/:id/check-in`]: closed,

  'POST /api/v1/holds': { ...ofTime('startAt', { staff: false }), ...membership },
  [ofPatient]: {
    ...ofTime('startAt', { staff: false }),
    ...membership,
    too_many_requests_open: twoRequests,
  },
  [`${ofPatient}/:id/cancel`]: { ...closed, cancel_window_closed: tooLate },
  [`${ofPatient}/:id/reschedule`]: {
    ...closed,
    cancel_window_closed: tooLate,
    ...ofTime('startAt', { staff: false }),
    ...membership,
  },
  [`${ofPatient}/:id/accept`]: { ...closed, ...timeUnavailable, ...membership },
  [`${ofPatient}/:id/withdraw`]: closed,
};
