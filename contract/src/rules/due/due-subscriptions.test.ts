import type { Appointment } from '../../entities/appointment';
import { reserveVisit } from '../appointments/allowance';
import { day, hour, toInstant, toMillis } from '../time/instants';
import { money } from '../billing/money';
import { aCharge, anAppointment, anInvoice, aVersion, epoch } from '../testing/records';
import { withSubscription } from '../testing/simulate';
import { due, nextDueAt } from './due';

test('a renewal is due at 06:00 practice time, and so is the next one', () => {
  const { state, one, to, events } = withSubscription({});
  expect(nextDueAt(state)).toBe(toMillis('2026-04-01T10:00:00Z'));
  expect(due(state, toMillis('2026-04-01T09:59:59Z'))).toEqual([]);
  expect(due(state, toMillis('2026-07-01T00:00:00Z'))).toMatchObject([
    { kind: 'subscriptionRenews', id: 'subscription', at: toMillis('2026-04-01T10:00:00Z') },
  ]);
  expect(to('2026-05-02T00:00:00Z')).toBe(2);
  expect(one()?.period).toEqual({ startOn: '2026-05-01', endOn: '2026-06-01' });
  expect(
    state.invoices.all().map(({ id, number, status, issuedOn }) => [id, number, status, issuedOn]),
  ).toEqual([
    ['subscription-20260401', 'INV-000001', 'paid', '2026-04-01'],
    ['subscription-20260501', 'INV-000002', 'paid', '2026-05-01'],
  ]);
  expect(state.charges.all()).toHaveLength(2);
  expect(events.map(({ kind }) => kind)).toEqual(['paymentSucceeded', 'paymentSucceeded']);
  expect(events.every(({ amount }) => amount !== undefined)).toBe(true);
  expect(events.map(({ invoiceId }) => invoiceId)).toEqual([
    'subscription-20260401',
    'subscription-20260501',
  ]);
});

test('06:00 stays 06:00 local time across a DST change', () => {
  const { state } = withSubscription({ period: { startOn: '2026-10-02', endOn: '2026-11-02' } });
  expect(toInstant(nextDueAt(state) ?? 0)).toBe('2026-11-02T11:00:00.000Z');
});

test('a failed renewal is retried after 24 hours, 72 hours and 10 days, then unpaid, then ended', () => {
  const { state, one, to, events } = withSubscription({ cardId: 'declines' });
  to('2026-04-01T10:00:00Z');
  expect(one()).toMatchObject({ billingState: 'pastDue', status: 'active' });
  to('2026-04-11T09:59:59Z');
  expect(one()?.billingState).toBe('pastDue');
  to('2026-04-11T10:00:00Z');
  expect(one()).toMatchObject({ billingState: 'unpaid', status: 'active', endOn: '2026-05-01' });
  expect(state.charges.all().map(({ createdAt, attempt }) => [createdAt, attempt])).toEqual([
    ['2026-04-01T10:00:00.000Z', 1],
    ['2026-04-02T10:00:00.000Z', 2],
    ['2026-04-04T10:00:00.000Z', 3],
    ['2026-04-11T10:00:00.000Z', 4],
  ]);
  to('2026-06-01T00:00:00Z');
  expect(one()).toMatchObject({
    status: 'expiredCancelled',
    endReason: 'unpaid',
    endOn: '2026-05-01',
  });
  expect(state.invoices.all()).toMatchObject([{ status: 'void', due: money(0, 'USD') }]);
  expect(events.map(({ kind }) => kind)).toEqual([
    'paymentFailed',
    'paymentFailed',
    'paymentFailed',
    'membershipUnpaid',
    'subscriptionEnded',
  ]);
});

test('an application lapses after 14 days', () => {
  const { one, to } = withSubscription({ status: 'pending', billingState: 'none' });
  to(toInstant(epoch + 14 * day - 1));
  expect(one()?.status).toBe('pending');
  to(toInstant(epoch + 14 * day));
  expect(one()).toMatchObject({ status: 'expiredCancelled', endReason: 'undecided', cardId: null });
});

test('a lapsed application ends the appointments made as an applicant, and both sides are told', () => {
  const later = toInstant(epoch + 30 * day);
  const visit = (id: string, change: Partial<Appointment>) =>
    anAppointment({
      ...{ id, subscriptionId: null, startAt: later, endAt: toInstant(epoch + 30 * day + hour) },
      ...{ createdAt: toInstant(epoch + 13.5 * day), ...change },
    });
  const { state, events, to } = withSubscription(
    { status: 'pending', billingState: 'none' },
    {
      appointments: [
        visit('asked', { state: 'requested' }),
        visit('booked', { state: 'booked' }),
        visit('elsewhere', { state: 'booked', doctorId: 'another' }),
        visit('earlier', { state: 'booked', createdAt: toInstant(epoch - day) }),
      ],
    },
  );
  to(toInstant(epoch + 14 * day));
  expect(state.appointments.all().map(({ id, state: now }) => [id, now])).toEqual([
    ['asked', 'declined'],
    ['booked', 'cancelled'],
    ['elsewhere', 'booked'],
    ['earlier', 'booked'],
  ]);
  expect(events.map(({ kind, id }) => [kind, id])).toEqual([
    ['subscriptionEnded', 'subscription'],
    ['appointmentDeclined', 'asked'],
    ['appointmentCancelled', 'booked'],
  ]);
});

const approved = {
  status: 'approved',
  billingState: 'none',
  startOn: '2026-03-10',
  period: { startOn: '2026-03-10', endOn: '2026-04-10' },
  anchorDay: 10,
} as const;

test('an approved subscription starts on its day, with its first charge', () => {
  const { one, to, state } = withSubscription(approved);
  to('2026-03-10T03:59:59Z');
  expect(one()?.status).toBe('approved');
  to('2026-03-10T04:00:00Z');
  expect(one()).toMatchObject({ status: 'active', billingState: 'current' });
  expect(state.invoices.all()).toHaveLength(1);
});

test('a subscription approved for today starts immediately, not before the approval', () => {
  const simulated = withSubscription({
    ...approved,
    startOn: '2026-03-01',
    period: { startOn: '2026-03-01', endOn: '2026-04-01' },
  });
  expect(due(simulated.state, epoch)).toMatchObject([{ kind: 'subscriptionStarts', at: epoch }]);
  simulated.to(toInstant(epoch));
  expect(simulated.one()?.status).toBe('active');
});

test('a subscription lapses seven days after a failed first charge, and its invoice is voided', () => {
  const { one, to, state } = withSubscription({ ...approved, cardId: 'declines' });
  to('2026-03-17T03:59:59Z');
  expect(one()).toMatchObject({ status: 'approved', billingState: 'pastDue' });
  expect(state.charges.all()).toHaveLength(1);
  to('2026-03-17T04:00:00Z');
  expect(one()).toMatchObject({ status: 'expiredCancelled', endReason: 'unpaid' });
  expect(state.invoices.all()).toMatchObject([{ status: 'void' }]);
});

test('a subscription that was approved during its first day has all of the seven days to be paid', () => {
  const today = { startOn: '2026-03-01', period: { startOn: '2026-03-01', endOn: '2026-04-01' } };
  const { one, to } = withSubscription({ ...approved, ...today, cardId: 'declines' });
  to(toInstant(epoch));
  expect(one()).toMatchObject({ status: 'approved', billingState: 'pastDue' });
  to(toInstant(epoch + 7 * day - 1));
  expect(one()?.status).toBe('approved');
  to(toInstant(epoch + 7 * day));
  expect(one()).toMatchObject({ status: 'expiredCancelled', endReason: 'unpaid' });
});

test('a trial is billed at its end, 06:00', () => {
  const trial = { startOn: '2026-03-01', endOn: '2026-03-15' };
  const version = aVersion({ trialDays: 14, joiningFee: money(500, 'USD') });
  const { one, to, state } = withSubscription(
    { billingState: 'trialing', period: trial, anchorDay: 15 },
    { planVersions: [version] },
  );
  expect(due(state, epoch + 30 * day)[0]?.kind).toBe('trialEnds');
  to('2026-03-15T10:00:00Z');
  expect(one()).toMatchObject({
    billingState: 'current',
    period: { startOn: '2026-03-15', endOn: '2026-04-15' },
  });
  expect(state.invoices.all()[0]?.total).toEqual(money(10_400, 'USD'));
});

test('a subscription ends at the start of its end date and is not renewed', () => {
  const { one, to, state } = withSubscription({
    endOn: '2026-04-01',
    endReason: 'patientCancelled',
  });
  to('2026-04-01T03:59:59Z');
  expect(one()?.status).toBe('active');
  to('2026-04-01T10:00:00Z');
  expect(one()).toMatchObject({ status: 'expiredCancelled', endReason: 'patientCancelled' });
  expect(state.invoices.all()).toEqual([]);
});

test('a subscription that ends in a later period is renewed for the days until then', () => {
  const { one, to, state } = withSubscription({ endOn: '2026-04-11', endReason: 'doctorEnded' });
  to('2026-05-01T00:00:00Z');
  expect(one()?.status).toBe('expiredCancelled');
  expect(state.invoices.all()[0]?.total).toEqual(money(3300, 'USD'));
  expect(state.refunds.all()).toEqual([]);
});

test('a subscription that ends within a period that was paid in full is refunded for the rest', () => {
  const { one, to, state } = withSubscription(
    { endOn: '2026-03-16', endReason: 'doctorEnded' },
    { invoices: [anInvoice()], charges: [aCharge()] },
  );
  to('2026-03-16T04:00:00Z');
  expect(one()?.status).toBe('expiredCancelled');
  expect(state.refunds.all()).toMatchObject([
    { chargeId: 'charge', amount: money(5110, 'USD'), reason: 'unearnedDays', status: 'pending' },
  ]);
  expect(state.charges.get('charge')?.refunded).toEqual(money(5110, 'USD'));
  to('2026-03-17T04:00:00Z');
  expect(state.refunds.all()).toMatchObject([{ status: 'succeeded' }]);
});

test('ending cancels or declines upcoming appointments and returns them; past ones stay', () => {
  const visit = (id: string, startAt: string, state: Appointment['state'] = 'booked') =>
    anAppointment({
      id,
      startAt,
      endAt: toInstant(toMillis(startAt) + hour / 2),
      state,
      remindedAt: startAt,
    });
  const booked = visit('booked', '2026-04-05T14:00:00.000Z');
  const period = { startOn: '2026-04-01', endOn: '2026-05-01' };
  const { state, to } = withSubscription(
    { endOn: '2026-04-01', endReason: 'patientCancelled' },
    {
      appointments: [
        booked,
        visit('past', '2026-03-20T14:00:00.000Z'),
        {
          ...visit('asked', '2026-04-06T14:00:00.000Z', 'requested'),
          createdAt: '2026-03-31T12:00:00.000Z',
        },
        {
          ...visit('offered', '2026-04-07T14:00:00.000Z', 'proposed'),
          proposedAt: '2026-03-31T12:00:00.000Z',
        },
        {
          // Only the requested time has passed, which a proposal replaces.
          ...visit('offeredLater', '2026-03-31T20:00:00.000Z', 'proposed'),
          proposedStartAt: '2026-04-08T14:00:00.000Z',
          proposedAt: '2026-03-31T12:00:00.000Z',
        },
      ],
      visitLedger: [reserveVisit('l', booked, 'subscription', period, epoch)],
    },
  );
  to('2026-04-01T04:00:00Z');
  expect(state.appointments.all().map(({ id, state: now }) => [id, now])).toEqual([
    ['booked', 'cancelled'],
    ['past', 'booked'],
    ['asked', 'declined'],
    ['offered', 'declined'],
    ['offeredLater', 'declined'],
  ]);
  expect(state.appointments.get('booked')?.cancel).toMatchObject({
    code: 'subscriptionEnded',
    by: 'system',
    late: false,
  });
  expect(state.visitLedger.all().map(({ delta }) => delta)).toEqual([-1, 1]);
});
