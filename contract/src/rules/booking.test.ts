import { bookByPatient, bookByStaff, hold } from './booking';
import type { BookingContext } from './booking';
import { accept, confirm, propose, reopenVisit, reschedule } from './booking-answers';
import { reserveVisit } from './allowance';
import { day, hour, toMillis } from './instants';
import { codeOf } from './testing/expect-code';
import {
  aPractice,
  anAppointment,
  aSubscription,
  aVersion,
  aVisitType,
  epoch,
} from './testing/records';

const nineToFive = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  startLocal: '09:00',
  endLocal: '17:00',
}));
/** Tuesday, 10:00 in New York. */
const start = toMillis('2026-03-10T14:00:00.000Z');
const ids = { appointmentId: 'new', ledgerId: 'new-ledger' };
const membership = { subscription: aSubscription(), version: aVersion(), ledger: [] };

const context = (fields: Partial<BookingContext> = {}): BookingContext => ({
  now: epoch,
  policies: { leadTimeMin: 120, horizonDays: 90 },
  hours: { timeZone: 'America/New_York', weekly: nineToFive, overrides: [] },
  visitType: aVisitType(),
  closed: [],
  doctorAppointments: [],
  patientAppointments: [],
  staff: false,
  practice: aPractice(),
  patientId: 'patient',
  membership,
  ...fields,
});

const book = (fields: Partial<BookingContext> = {}, at = start) =>
  bookByPatient(ids, { start: at, reason: 'Cough' }, context(fields));
const staffBook = (fields: Partial<BookingContext> = {}, at = start) =>
  bookByStaff(ids, { start: at, reason: '' }, context(fields));
const onRequest = { practice: aPractice({ bookingMode: 'request' }) };

test('booked at once, with the visit reserved against the period of its start', () => {
  expect(book()).toMatchObject({
    appointment: {
      id: 'new',
      state: 'booked',
      status: 'unfulfilled',
      reason: 'Cough',
      startAt: '2026-03-10T14:00:00.000Z',
      endAt: '2026-03-10T14:30:00.000Z',
      timeZone: 'America/New_York',
    },
    ledger: { appointmentId: 'new', delta: -1, periodStartOn: '2026-03-01', reason: 'booked' },
  });
});

test('or as a request, which reserves nothing', () => {
  const { appointment, ledger } = book(onRequest);
  expect(appointment.state).toBe('requested');
  expect(ledger).toBeUndefined();
});

test('without membership a visit that is open to all has no ledger', () => {
  const { appointment, ledger } = book({ membership: undefined });
  expect(appointment.subscriptionId ?? ledger ?? null).toBeNull();
});

const other = (fields = {}) => anAppointment({ id: 'other', patientId: 'other', ...fields });
const mine = (fields = {}) => anAppointment({ id: 'mine', doctorId: 'other', ...fields });
const requests = ['requested', 'proposed'].map((state) =>
  mine({
    id: state,
    state,
    startAt: '2026-03-20T14:00:00.000Z',
    endAt: '2026-03-20T14:30:00.000Z',
  }),
);
const spent = { ...membership, version: aVersion({ visitAllowance: 0 }) };
const unpaid = { ...membership, subscription: aSubscription({ billingState: 'unpaid' }) };

const refused: [string, string, Partial<BookingContext>, number?][] = [
  ['less than two hours ahead', 'lead_time', { now: start - 2 * hour + 1 }],
  ['more than 90 days ahead', 'too_far_ahead', { now: start - 90 * day - 1 }],
  ['outside of the hours', 'slot_not_offered', {}, start - 2 * hour],
  ['off the grid', 'slot_not_offered', {}, start + 5 * 60_000],
  ['in a vacation', 'slot_not_offered', { closed: [{ from: start, to: start + day }] }],
  ['taken', 'slot_taken', { doctorAppointments: [other()] }],
  ['taken by a hold', 'slot_taken', { doctorAppointments: [other({ state: 'held' })] }],
  [
    'taken by a proposal',
    'slot_taken',
    {
      doctorAppointments: [
        other({
          state: 'proposed',
          startAt: '2026-03-12T14:00:00.000Z',
          endAt: '2026-03-12T14:30:00.000Z',
          proposedStartAt: '2026-03-10T14:15:00.000Z',
        }),
      ],
    },
  ],
  [
    'inside the other buffer',
    'slot_taken',
    {
      doctorAppointments: [
        other({
          startAt: '2026-03-10T13:30:00.000Z',
          endAt: '2026-03-10T14:00:00.000Z',
          bufferAfterMin: 5,
        }),
      ],
    },
  ],
  [
    'own buffer',
    'slot_taken',
    {
      visitType: aVisitType({ bufferAfterMin: 5 }),
      doctorAppointments: [
        other({ startAt: '2026-03-10T14:30:00.000Z', endAt: '2026-03-10T15:00:00.000Z' }),
      ],
    },
  ],
  ['the patient is elsewhere', 'patient_overlap', { patientAppointments: [mine()] }],
  ['two open requests', 'too_many_requests_open', { ...onRequest, patientAppointments: requests }],
  ['no visits left', 'allowance_used', { membership: spent }],
  ['unpaid', 'membership_unpaid', { membership: unpaid }],
  [
    "a members' visit",
    'forbidden',
    { membership: undefined, visitType: aVisitType({ memberOnly: true }) },
  ],
  ['by telephone only', 'forbidden', { practice: aPractice({ bookingMode: 'viewOnly' }) }],
];

test.each(refused.map(([name, ...rest]) => ({ name, rest })))('$name: $rest.0', ({ rest }) => {
  const [code, fields, at] = rest;
  expect(codeOf(() => book(fields, at))).toBe(code);
});

test.each<[string, Partial<BookingContext>]>([
  ['two hours ahead', { now: start - 2 * hour }],
  ['90 days ahead', { now: start - 90 * day }],
  [
    'right after another',
    {
      doctorAppointments: [
        other({ startAt: '2026-03-10T13:30:00.000Z', endAt: '2026-03-10T14:00:00.000Z' }),
      ],
    },
  ],
  ['where a visit was cancelled', { doctorAppointments: [other({ state: 'cancelled' })] }],
  ['instantly, with two open requests', { patientAppointments: requests }],
  ['with one open request', { ...onRequest, patientAppointments: requests.slice(1) }],
])('%s is allowed', (_, fields) => {
  expect(codeOf(() => book(fields))).toBeNull();
});

test('staff are exempt from the lead time, but do not book in the past', () => {
  expect(staffBook({ now: start }).appointment.state).toBe('booked');
  expect(codeOf(() => staffBook({ now: start + 1 }))).toBe('lead_time');
  expect(staffBook(onRequest).appointment.state).toBe('booked');
  expect(staffBook({ practice: aPractice({ bookingMode: 'viewOnly' }) }).ledger).toBeDefined();
  expect(codeOf(() => staffBook({ doctorAppointments: [other()] }))).toBe('slot_taken');
});

test('a hold keeps the slot for ten minutes, then becomes the booking', () => {
  const held = hold('hold', start, context());
  expect(held).toMatchObject({ state: 'held', heldUntil: '2026-03-01T12:10:00.000Z' });
  expect(codeOf(() => book({ doctorAppointments: [held], patientId: 'other' }))).toBe('slot_taken');
  const own = { doctorAppointments: [held], patientAppointments: [held] };
  const booked = bookByPatient(ids, { start, reason: 'Cough', held }, context(own));
  expect(booked.appointment).toMatchObject({ id: 'hold', state: 'booked', reason: 'Cough' });
  expect(booked.ledger?.appointmentId).toBe('hold');
  expect(codeOf(() => hold('second', start, context(own)))).toBe('slot_taken');
  expect(hold('second', start, context(own), ['hold']).state).toBe('held');
});

const requested = anAppointment({ state: 'requested' });
const answering = (fields = {}) => ({
  now: epoch,
  timeZone: 'America/New_York',
  doctorAppointments: [requested],
  patientAppointments: [requested],
  membership,
  ...fields,
});

test('confirming books the request and reserves the visit', () => {
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

test('a proposal blocks its time, and books it when the patient accepts', () => {
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

test('moving a visit makes a linked record, and the reserved visit moves with it', () => {
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

test.each(['requested', 'proposed', 'checkedIn', 'fulfilled', 'cancelled', 'held'] as const)(
  'one that is %s cannot be moved',
  (state) => {
    const moving = { appointmentId: 'a', returnedId: 'b', ledgerId: 'c' };
    const act = () =>
      reschedule(moving, anAppointment({ state }), start, { ...context(), by: 'x' });
    expect(codeOf(act)).toBe('transition_not_allowed');
  },
);

test('a fulfilled visit is not reopened over another', () => {
  const fulfilled = anAppointment({ state: 'fulfilled', fulfilledAt: '2026-03-10T14:30:00.000Z' });
  const now = start + hour;
  expect(reopenVisit(fulfilled, [fulfilled], now).state).toBe('booked');
  expect(codeOf(() => reopenVisit(fulfilled, [other()], now))).toBe('slot_taken');
});
