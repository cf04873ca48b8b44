import { bookByPatient, bookByStaff, hold } from './booking';
import type { BookingContext } from './booking';
import { lapseTime } from './lapse';
import { day, hour, minute, toMillis } from '../time/instants';
import { context, mine, other, spent, start, unpaid } from '../testing/booking-context';
import { codeOf } from '../testing/expect-code';
import { aPractice, aVisitType } from '../testing/records';

const ids = { appointmentId: 'new', ledgerId: 'new-ledger' };
const book = (fields: Partial<BookingContext> = {}, at = start) =>
  bookByPatient(ids, { start: at, reason: 'Cough' }, context(fields));
const staffBook = (fields: Partial<BookingContext> = {}, at = start) =>
  bookByStaff(ids, { start: at, reason: '' }, context(fields));
const onRequest = { practice: aPractice({ bookingMode: 'request' }) };

test('an instant booking reserves an appointment in the period of its start', () => {
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

test('a request reserves nothing', () => {
  const { appointment, ledger } = book(onRequest);
  expect(appointment.state).toBe('requested');
  expect(ledger).toBeUndefined();
});

test('an applicant books visit types for non-subscribers, without a ledger entry', () => {
  const { appointment, ledger } = book({ membership: undefined, hasApplied: true });
  expect(appointment.subscriptionId ?? ledger ?? null).toBeNull();
});

const requests = ['requested', 'proposed'].map((state) =>
  mine({
    id: state,
    state,
    startAt: '2026-03-20T14:00:00.000Z',
    endAt: '2026-03-20T14:30:00.000Z',
  }),
);
const refused: [string, string, Partial<BookingContext>, number?][] = [
  ['less than two hours ahead', 'lead_time', { now: start - 2 * hour + 1 }],
  ['more than 90 days ahead', 'too_far_ahead', { now: start - 91 * day }],
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
  ['the patient has another appointment', 'patient_overlap', { patientAppointments: [mine()] }],
  ['two open requests', 'too_many_requests_open', { ...onRequest, patientAppointments: requests }],
  ['no appointments left', 'allowance_used', { membership: spent }],
  ['unpaid', 'membership_unpaid', { membership: unpaid }],
  [
    'a visit type for subscribers',
    'forbidden',
    { membership: undefined, hasApplied: true, visitType: aVisitType({ memberOnly: true }) },
  ],
  ['neither subscriber nor applicant', 'forbidden', { membership: undefined }],
  ['by phone only', 'forbidden', { practice: aPractice({ bookingMode: 'viewOnly' }) }],
];

test.each(refused.map(([name, ...rest]) => ({ name, rest })))('$name: $rest.0', ({ rest }) => {
  const [code, fields, at] = rest;
  expect(codeOf(() => book(fields, at))).toBe(code);
});

test.each<[string, Partial<BookingContext>]>([
  ['two hours ahead', { now: start - 2 * hour }],
  ['90 days ahead', { now: start - 90 * day }],
  [
    'right after another appointment',
    {
      doctorAppointments: [
        other({ startAt: '2026-03-10T13:30:00.000Z', endAt: '2026-03-10T14:00:00.000Z' }),
      ],
    },
  ],
  ['in place of a canceled appointment', { doctorAppointments: [other({ state: 'cancelled' })] }],
  ['instantly, with two open requests', { patientAppointments: requests }],
  ['with one open request', { ...onRequest, patientAppointments: requests.slice(1) }],
])('%s is allowed', (_, fields) => {
  expect(codeOf(() => book(fields))).toBeNull();
});

test('staff are exempt from the lead time, but cannot book in the past', () => {
  expect(staffBook({ now: start }).appointment.state).toBe('booked');
  expect(codeOf(() => staffBook({ now: start + 1 }))).toBe('lead_time');
  expect(staffBook(onRequest).appointment.state).toBe('booked');
  expect(staffBook({ practice: aPractice({ bookingMode: 'viewOnly' }) }).ledger).toBeDefined();
  expect(codeOf(() => staffBook({ doctorAppointments: [other()] }))).toBe('slot_taken');
});

test('a hold reserves the slot for ten minutes, then becomes the booking', () => {
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

test('a request lapses 48 hours after it was made, not after its hold', () => {
  const held = hold('hold', start, context(onRequest));
  const { now } = context();
  const later = { ...onRequest, now: now + 9 * minute, doctorAppointments: [held] };
  const { appointment } = bookByPatient(ids, { start, reason: '', held }, context(later));
  expect(lapseTime(appointment) - now).toBe(48 * hour + 9 * minute);
});

test('a hold can be booked after the lead time has passed', () => {
  const inTime = start - 2 * hour;
  const held = hold('hold', start, context({ now: inTime }));
  const later = {
    now: inTime + 9 * minute,
    doctorAppointments: [held],
    patientAppointments: [held],
  };
  const booked = bookByPatient(ids, { start, reason: 'Cough', held }, context(later));
  expect(booked.appointment).toMatchObject({ id: 'hold', state: 'booked' });
  expect(codeOf(() => book({ now: later.now }))).toBe('lead_time');
});

test('staff book outside of the weekly hours, on the grid', () => {
  const evening = toMillis('2026-03-10T23:15:00.000Z');
  expect(staffBook({}, evening).appointment.state).toBe('booked');
  expect(codeOf(() => staffBook({}, evening + 60_000))).toBe('slot_not_offered');
});

test.each([
  ['a patient', book, undefined],
  ['staff', staffBook, { reason: 'grid' }],
])('a refusal has details for %s if there is a single reason', (_who, by, offTheGrid) => {
  const closed = [{ from: start, to: start + day }];
  const refused = (details: unknown) =>
    expect.objectContaining({ code: 'slot_not_offered', details }) as Error;
  expect(() => by({ closed })).toThrow(refused({ reason: 'away' }));
  expect(() => by({ closed }, start + 5 * minute)).toThrow(refused(offTheGrid));
});
