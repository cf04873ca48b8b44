import type { BookingContext } from './booking';
import { accept, confirm, propose, reopenVisit, reschedule } from './booking-answers';
import { reserveVisit } from './allowance';
import { day, hour, toMillis } from '../time/instants';
import { context, membership, mine, other, spent, start, unpaid } from '../testing/booking-context';
import { codeOf } from '../testing/expect-code';
import { anAppointment, aVersion, epoch } from '../testing/records';

const requested = anAppointment({ state: 'requested' });
const answering = (fields: Partial<BookingContext> = {}) =>
  context({ doctorAppointments: [requested], patientAppointments: [requested], ...fields });

test('confirming books the request and reserves the appointment', () => {
  const { appointment, ledger } = confirm('l', requested, answering());
  expect(appointment.state).toBe('booked');
  expect(ledger).toMatchObject({ id: 'l', appointmentId: requested.id, delta: -1 });
  expect(codeOf(() => confirm('l', requested, answering({ membership: spent })))).toBe(
    'allowance_used',
  );
  expect(codeOf(() => confirm('l', requested, answering({ membership: unpaid })))).toBe(
    'membership_unpaid',
  );
  const taken = answering({ doctorAppointments: [requested, other()] });
  expect(codeOf(() => confirm('l', requested, taken))).toBe('slot_taken');
});

test('confirming checks the slot like booking, except for lead time and weekly hours', () => {
  const refusal = (fields: Partial<BookingContext>) =>
    codeOf(() => confirm('l', requested, answering(fields)));
  expect(refusal({ closed: [{ from: start, to: start + day }] })).toBe('slot_not_offered');
  expect(refusal({ patientAppointments: [requested, mine()] })).toBe('patient_overlap');
  const closedThatDay = { timeZone: 'America/New_York', weekly: [], overrides: [] };
  const { appointment } = confirm('l', requested, answering({ hours: closedThatDay }));
  expect(appointment.state).toBe('booked');
  expect(confirm('l', requested, answering({ now: start - hour })).appointment.state).toBe(
    'booked',
  );
});

test('a proposal blocks its time and is booked when the patient accepts', () => {
  const later = start + hour;
  const proposed = propose(requested, later, context({ doctorAppointments: [requested] }));
  expect(proposed).toMatchObject({
    state: 'proposed',
    proposedStartAt: '2026-03-10T15:00:00.000Z',
  });
  const { appointment } = accept('l', proposed, answering({ doctorAppointments: [proposed] }));
  expect(appointment).toMatchObject({
    state: 'booked',
    startAt: '2026-03-10T15:00:00.000Z',
    endAt: '2026-03-10T15:30:00.000Z',
  });
  expect(appointment.proposedStartAt).toBeUndefined();
  const busy = mine({ startAt: '2026-03-10T15:00:00.000Z', endAt: '2026-03-10T15:30:00.000Z' });
  const overlapping = answering({ patientAppointments: [busy] });
  expect(codeOf(() => accept('l', proposed, overlapping))).toBe('patient_overlap');
  expect(codeOf(() => propose(requested, start + 5 * 60_000, context()))).toBe('slot_not_offered');
});

test('rescheduling creates a linked record, and the reservation moves with it', () => {
  const appointment = anAppointment();
  const reserved = reserveVisit(
    'r',
    appointment,
    'subscription',
    membership.subscription.period,
    epoch,
  );
  const onlyVisit = { ...membership, version: aVersion({ visitAllowance: 1 }), ledger: [reserved] };
  const moving = { appointmentId: 'moved', returnedId: 'back', ledgerId: 'again' };
  const moved = reschedule(moving, appointment, start + 15 * 60_000, {
    ...context({ doctorAppointments: [appointment], patientAppointments: [appointment] }),
    membership: onlyVisit,
    by: 'patient-user',
  });
  expect(moved.previous).toMatchObject({
    state: 'cancelled',
    cancel: { code: 'rescheduled', late: false },
  });
  expect(moved.appointment).toMatchObject({
    id: 'moved',
    previousId: 'appointment',
    state: 'booked',
    startAt: '2026-03-10T14:15:00.000Z',
    reason: appointment.reason,
    version: 1,
  });
  expect([moved.returned?.delta, moved.ledger?.delta]).toEqual([1, -1]);
});

describe('an appointment of a subscription with an exceeded allowance', () => {
  const appointment = anAppointment();
  const { period } = membership.subscription;
  const reserve = (id: string) =>
    reserveVisit(id, { id: `${id}-appointment` }, 'subscription', period, epoch);
  const own = reserveVisit('own', appointment, 'subscription', period, epoch);
  const overbooked = {
    ...membership,
    version: aVersion({ visitAllowance: 1 }),
    ledger: [own, reserve('second'), reserve('third')],
  };
  const move = (to: number) =>
    reschedule({ appointmentId: 'moved', returnedId: 'back', ledgerId: 'again' }, appointment, to, {
      ...context({ doctorAppointments: [appointment], patientAppointments: [appointment] }),
      membership: overbooked,
      by: 'patient-user',
    });

  test('can be rescheduled within its period without a free appointment', () => {
    expect(move(start + day).ledger).toMatchObject({ delta: -1, periodStartOn: '2026-03-01' });
  });

  test('can be rescheduled to the next period only if that has a free appointment', () => {
    expect(move(toMillis('2026-04-10T14:00:00.000Z')).ledger?.periodStartOn).toBe('2026-04-01');
    overbooked.ledger.push({ ...reserve('april'), periodStartOn: '2026-04-01' });
    expect(codeOf(() => move(toMillis('2026-04-10T14:00:00.000Z')))).toBe('allowance_used');
  });
});

test.each(['requested', 'proposed', 'checkedIn', 'fulfilled', 'cancelled', 'held'] as const)(
  'an appointment that is %s cannot be rescheduled',
  (state) => {
    const moving = { appointmentId: 'a', returnedId: 'b', ledgerId: 'c' };
    const act = () =>
      reschedule(moving, anAppointment({ state }), start, { ...context(), by: 'x' });
    expect(codeOf(act)).toBe('transition_not_allowed');
  },
);

test('a fulfilled appointment is not reopened if the time is taken', () => {
  const fulfilled = anAppointment({ state: 'fulfilled', fulfilledAt: '2026-03-10T14:30:00.000Z' });
  const now = start + hour;
  expect(reopenVisit(fulfilled, [fulfilled], now).state).toBe('booked');
  expect(codeOf(() => reopenVisit(fulfilled, [other()], now))).toBe('slot_taken');
});
