import { notificationFacts, notificationTitle } from './notification-facts';

const reader = { role: 'doctor', language: 'en-US', zone: 'America/New_York' };
const appointment = {
  patient: 'Isaac Grant',
  doctor: 'Dr. Hannah Marsh',
  visitType: 'Follow-up',
  startAt: '2026-11-23T14:00:00Z',
  timeZone: 'America/New_York',
};
const facts = (values: Record<string, string>, changes: Partial<typeof reader> = {}) =>
  notificationFacts({ kind: 'appointmentBooked', values }, { ...reader, ...changes }).replace(
    /\u202f/g,
    ' ',
  );

/** Sets the device's time zone. */
beforeAll(() => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'America/New_York' };
  });
});

it('shows patient and time to the practice, and the doctor to the patient', () => {
  expect(facts(appointment)).toBe('Isaac Grant · Mon, Nov 23, 9:00 AM');
  expect(facts(appointment, { role: 'teamMember' })).toBe('Isaac Grant · Mon, Nov 23, 9:00 AM');
  expect(facts(appointment, { role: 'patient' })).toBe('Dr. Hannah Marsh · Mon, Nov 23, 9:00 AM');
});

it('shows the time zone if it differs from the practice’s', () => {
  const berlin = { language: 'de', zone: 'Europe/Berlin' };
  expect(facts(appointment, berlin)).toBe('Isaac Grant · Mo., 23. Nov., 15:00 MEZ');
});

it('shows the time zone if the device’s clock differs, like lists do', () => {
  const tokyo = { zone: 'Asia/Tokyo' };
  const there = { ...appointment, timeZone: tokyo.zone };
  expect(facts(there, tokyo)).toBe('Isaac Grant · Mon, Nov 23, 11:00 PM GMT+9');
});

it('shows no time zone if the practice’s clock is the same', () => {
  expect(facts({ ...appointment, timeZone: 'America/Detroit' })).toBe(
    'Isaac Grant · Mon, Nov 23, 9:00 AM',
  );
});

it.each([
  [{ author: 'Isaac Grant', subject: 'Blood pressure' }, 'Isaac Grant · Blood pressure'],
  [{ patient: 'Isaac Grant', doctor: 'Dr. Marsh', plan: 'Plus' }, 'Isaac Grant · Plus'],
  [{ patient: '', doctor: 'Dr. Marsh', amountMinor: '9900', currency: 'USD' }, '$99.00'],
  [{ name: 'Ana Ribeiro' }, 'Ana Ribeiro'],
])('formats %j as: %s', (values: Record<string, string>, expected) => {
  expect(facts(values)).toBe(expected);
});

it.each(['verified', 'rejected', 'suspended', 'reinstated'])(
  'has a title for a verification decision: %s',
  (decision) => {
    const title = notificationTitle({ kind: 'verificationDecided', values: { decision } });
    expect(title).toBe(`notifications.verification.${decision}`);
  },
);

it.each([
  ['a request', {}, 'notifications.kinds.appointmentLapsed'],
  ['a proposal', { proposedStartAt: '2026-11-23T14:00:00Z' }, 'notifications.kinds.proposalLapsed'],
])('has a title for %s that has lapsed', (_what, values: Record<string, string>, title) => {
  expect(notificationTitle({ kind: 'appointmentLapsed', values })).toBe(title);
});
