import type { Appointment } from '../../entities/appointment';
import { day, toInstant, toMillis } from '../time/instants';
import { invite } from '../accounts/invitation';
import { money } from '../billing/money';
import { requestPayout } from '../billing/payout';
import { issueRefund } from '../billing/refund';
import { providerRef } from '../billing/simulated-card-provider';
import { aCard, aCharge, anAppointment, aSubscription, epoch } from '../testing/records';
import { simulate } from '../testing/simulate';
import { planVacation } from '../appointments/vacation';
import { newRecord } from '../versions';
import { nextDueAt } from './due';

const withAppointment = (fields: Partial<Appointment>) => {
  const simulated = simulate({ appointments: [anAppointment(fields)] });
  return { ...simulated, one: () => simulated.state.appointments.get('appointment') };
};

test('a hold is released after ten minutes', () => {
  const { one, to } = withAppointment({ state: 'held', heldUntil: '2026-03-01T12:10:00.000Z' });
  to('2026-03-01T12:09:59Z');
  expect(one()?.state).toBe('held');
  to('2026-03-01T12:10:00Z');
  expect(one()?.state).toBe('released');
});

test.each([
  ['48 hours after it was made', '2026-03-10T14:00:00.000Z', '2026-03-03T12:00:00Z'],
  ['2 hours before the start', '2026-03-02T14:00:00.000Z', '2026-03-02T12:00:00Z'],
])('a request lapses %s', (_, startAt, lapsesAt) => {
  const { one, to, events } = withAppointment({ state: 'requested', startAt });
  to(toInstant(toMillis(lapsesAt) - 1));
  expect(one()?.state).toBe('requested');
  to(lapsesAt);
  expect(one()?.state).toBe('lapsed');
  expect(events).toMatchObject([{ kind: 'appointmentLapsed', patientId: 'patient' }]);
});

test.each([
  ['48 hours after it was made', '2026-03-10T14:00:00.000Z', '2026-03-04T18:00:00Z'],
  ['2 hours before its time', '2026-03-04T14:00:00.000Z', '2026-03-04T12:00:00Z'],
])('a proposal lapses %s', (_, proposedStartAt, lapsesAt) => {
  const { one, to, events } = withAppointment({
    state: 'proposed',
    startAt: '2026-03-20T14:00:00.000Z',
    proposedStartAt,
    proposedAt: '2026-03-02T18:00:00.000Z',
  });
  to(toInstant(toMillis(lapsesAt) - 1));
  expect(one()?.state).toBe('proposed');
  to(lapsesAt);
  expect(one()?.state).toBe('lapsed');
  expect(events).toMatchObject([{ kind: 'appointmentLapsed', patientId: 'patient' }]);
});

test.each([
  ['a request', { state: 'requested', startAt: '2026-03-01T14:00:00.000Z' }, '14:00'],
  [
    'a request that was held before',
    { state: 'requested', startAt: '2026-03-01T14:09:00.000Z' },
    '14:09',
  ],
  [
    'a proposal',
    {
      state: 'proposed',
      proposedAt: '2026-03-01T12:00:00.000Z',
      proposedStartAt: '2026-03-01T13:00:00.000Z',
    },
    '13:00',
  ],
  [
    'a request just outside the two hours',
    { state: 'requested', startAt: '2026-03-01T14:30:00.000Z' },
    '12:30',
  ],
] as const)('%s that starts within two hours lapses at its start', (_, fields, lapsesAt) => {
  const { one, to } = withAppointment(fields);
  const at = toMillis(`2026-03-01T${lapsesAt}:00.000Z`);
  to(toInstant(at - 1));
  expect(one()?.state).toBe(fields.state);
  to(toInstant(at));
  expect(one()?.state).toBe('lapsed');
});

test('a patient is reminded once, a day before, unless booked later than that', () => {
  const { one, to, events } = withAppointment({});
  to('2026-03-12T00:00:00Z');
  expect(one()?.remindedAt).toBe('2026-03-09T14:00:00.000Z');
  expect(events.map(({ kind, at }) => [kind, toInstant(at)])).toEqual([
    ['appointmentReminder', '2026-03-09T14:00:00.000Z'],
  ]);
  // A reminder must not change the version: it would refuse a cancellation from an open page.
  expect(one()).toMatchObject({ version: 1, updatedAt: one()?.createdAt });
  const late = withAppointment({ startAt: '2026-03-02T11:00:00.000Z' });
  expect(late.to('2026-03-12T00:00:00Z')).toBe(0);
});

test('vacations start and end, invitations expire', () => {
  const owner = { kind: 'doctor' as const, id: 'doctor' };
  const times = { startAt: '2026-03-05T00:00:00Z', endAt: '2026-03-09T00:00:00Z' };
  const invitation = invite(
    'i',
    { practiceId: 'practice', email: 'a@example.org', roleId: 'nurse', token: 't' },
    { invitations: [], memberEmails: [], now: epoch },
  );
  const { state, to } = simulate({
    vacations: [planVacation('v', { owner, kind: 'sick', note: '', ...times }, epoch)],
    invitations: [invitation],
  });
  to('2026-03-05T00:00:00Z');
  expect(state.vacations.get('v')?.state).toBe('active');
  expect(state.invitations.get('i')?.status).toBe('sent');
  to('2026-03-09T00:00:00Z');
  expect(state.vacations.get('v')?.state).toBe('ended');
  expect(state.invitations.get('i')?.status).toBe('expired');
});

test.each([
  ['card', 'succeeded', 4000, 'refundIssued'],
  ['refuses', 'failed', 0, 'refundFailed'],
])('a refund to %s: %s after a day', (cardId, status, refunded, kind) => {
  const { charge, refund } = issueRefund(
    'r',
    aCharge({ cardId }),
    money(4000, 'USD'),
    'goodwill',
    epoch,
  );
  const refuses = aCard({ id: 'refuses', providerRef: providerRef('refundsFail', 'a1b2c3d4') });
  const { state, events, to } = simulate({
    cards: [aCard(), refuses],
    charges: [charge],
    refunds: [refund],
  });
  to(toInstant(epoch + day - 1));
  expect(state.refunds.get('r')?.status).toBe('pending');
  to(toInstant(epoch + day));
  expect(state.refunds.get('r')?.status).toBe(status);
  expect(state.charges.get('charge')?.refunded.amountMinor).toBe(refunded);
  expect(events).toMatchObject([{ kind, table: 'refunds', id: 'r' }]);
});

test.each([
  ['verified', 'paid', 'payoutPaid'],
  ['disabled', 'failed', 'payoutFailed'],
] as const)('a payout to an account that is %s by then: %s', (accountStatus, status, event) => {
  const account = {
    ...newRecord('a', epoch),
    doctorId: 'doctor',
    bankName: 'B',
    holder: 'H',
    last4: '1234',
    status: 'verified' as const,
  };
  const none = money(0, 'USD');
  const net = money(9000, 'USD');
  const items = [
    {
      id: 'c',
      kind: 'charge' as const,
      sourceId: 'c',
      at: toInstant(epoch),
      gross: net,
      fee: none,
      refund: none,
      net,
    },
  ];
  const payout = requestPayout({
    id: 'p',
    doctorId: 'doctor',
    amount: net,
    balance: { items, available: net },
    account,
    now: epoch,
    timeZone: 'America/New_York',
  });
  const { state, to, events } = simulate({
    payouts: [payout],
    payoutAccounts: [{ ...account, status: accountStatus }],
  });
  to('2026-03-02T11:00:00Z');
  expect(state.payouts.get('p')?.status).toBe('inTransit');
  to('2026-03-03T11:00:00Z');
  expect(state.payouts.get('p')?.status).toBe(status);
  expect(events.map(({ kind }) => kind)).toEqual([event]);
});

test('nothing is due for final states', () => {
  const { state } = simulate({
    subscriptions: (['rejected', 'expiredCancelled'] as const).map((status) =>
      aSubscription({ id: status, status }),
    ),
    appointments: (
      [
        'released',
        'declined',
        'withdrawn',
        'lapsed',
        'cancelled',
        'noShow',
        'fulfilled',
        'checkedIn',
      ] as const
    ).map((one) => anAppointment({ id: one, state: one })),
  });
  expect(nextDueAt(state)).toBeUndefined();
});
