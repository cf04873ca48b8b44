import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { day, hour, toInstant } from '@praxis/contract/rules/time/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import { sharedContext } from '../../../checks/shared-context';
import { table } from '../tables';
import { people, sample } from '../sample-records';

const context = sharedContext();

const dashboard = async (query = '') =>
  (await context().calls.doctor<DoctorDashboard>(`GET /api/v1/doctor/dashboard${query}`)).body;

const total = async (path: string) =>
  (await context().calls.doctor<{ total: number }>(`GET /api/v1${path}`)).body.total;

test('defaults to the last thirty days', async () => {
  const { from, to, timeZone, step, revenue } = await dashboard();
  expect([from, to, timeZone]).toEqual(['2025-12-07', '2026-01-05', 'America/New_York']);
  expect(step).toBe('day');
  expect(revenue.series).toHaveLength(30);
});

test('collected and refunded amounts match the payment lists and the series', async () => {
  const { calls } = context();
  const { revenue } = await dashboard('?from=2025-11-01&to=2025-11-30');
  const sum = (name: 'collected' | 'collectedBefore' | 'refunded') =>
    revenue.series.reduce((total, one) => total + one[name].amountMinor, 0);
  expect(sum('collected')).toBe(revenue.collected.now.amountMinor);
  expect(sum('collectedBefore')).toBe(revenue.collected.before.amountMinor);
  expect(sum('refunded')).toBe(revenue.refunded.now.amountMinor);
  const listed = async (kind: 'charges' | 'refunds', period: string) =>
    (
      await calls.doctor<{ totals: { amount: { amountMinor: number } } }>(
        `GET /api/v1/doctor/payments/${kind}?status=succeeded&${period}`,
      )
    ).body.totals.amount.amountMinor;
  const [period, before] = ['from=2025-11-01&to=2025-11-30', 'from=2025-10-02&to=2025-10-31'];
  expect(revenue.collected.now.amountMinor).toBe(await listed('charges', period));
  expect(revenue.collected.before.amountMinor).toBe(await listed('charges', before));
  expect(revenue.refunded.now.amountMinor).toBe(await listed('refunds', period));
  expect(revenue.refunded.before.amountMinor).toBe(await listed('refunds', before));
});

test('uses weekly steps for more than 62 days, else daily ones', async () => {
  expect((await dashboard('?from=2025-11-01&to=2026-01-01')).step).toBe('day');
  const { step, revenue, subscribers, visits } = await dashboard('?from=2025-10-30&to=2026-01-01');
  expect(step).toBe('week');
  // The last week is complete; the first one has the remaining days.
  const firstDays = revenue.series.map(({ on }) => on);
  expect(firstDays).toHaveLength(10);
  expect(firstDays.slice(0, 2)).toEqual(['2025-10-30', '2025-10-31']);
  expect(firstDays.at(-1)).toBe('2025-12-26');
  expect(subscribers.series.map(({ on }) => on)).toEqual(firstDays);
  expect(visits.series.map(({ on }) => on)).toEqual(firstDays);
});

test.each(['?from=2026-01-02&to=2026-01-01', '?from=2024-01-01&to=2026-01-01'])(
  'rejects the period %s',
  async (query) => {
    const { code } = await context().calls.doctor(`GET /api/v1/doctor/dashboard${query}`);
    expect(code).toBe('validation_failed');
  },
);

test('the counts of patients and open tasks match their lists', async () => {
  const { calls } = context();
  const { subscribers, waiting } = await dashboard();
  const list = await calls.doctor<{ counts: object }>('GET /api/v1/doctor/subscribers');
  expect(subscribers.counts).toEqual(list.body.counts);
  const { body: badges } = await calls.doctor('GET /api/v1/me/badges');
  expect(waiting).toEqual({
    applicants: badges['patients'],
    requests: badges['appointments'],
    pastAppointments: await total('/doctor/appointments?status=unfulfilled&time=past'),
    unreadThreads: badges['messages'],
    pastDue: await total('/doctor/subscribers?billingState=pastDue'),
    unpaid: await total('/doctor/subscribers?billingState=unpaid'),
  });
  expect(waiting.applicants).toBe(await total('/doctor/subscribers?status=pending'));
  expect(waiting.requests).toBe(
    await total('/doctor/appointments?status=unfulfilled&state=requested'),
  );
});

test('counts booked appointments from their end on, until their outcome is recorded', async () => {
  const { appointment, calls, now, practice } = context();
  const count = async () => (await dashboard()).waiting.pastAppointments;
  const before = await count();
  const times = { startAt: toInstant(now + hour), endAt: toInstant(now + 2 * hour) };
  const seen = appointment({ state: 'checkedIn', ...times });
  const missed = appointment({ ...times, patientId: people.neighbor });
  practice.advanceClock(2 * hour - 1);
  expect(await count()).toBe(before);
  practice.advanceClock(1);
  expect(await count()).toBe(before + 2);
  await calls.doctor(`POST /api/v1/doctor/appointments/${seen.id}/fulfil`, { version: 1 });
  await calls.doctor(`POST /api/v1/doctor/appointments/${missed.id}/no-show`, { version: 1 });
  expect(await count()).toBe(before);
});

test('counts unpaid subscriptions separately from past due ones', async () => {
  const { put, practice } = context();
  const before = (await dashboard()).waiting;
  const one = table(practice.database, 'subscriptions').find(
    ({ doctorId, billingState }) => doctorId === people.doctor && billingState === 'pastDue',
  );
  if (!one) throw new Error('The sample has no subscription that is past due.');
  put('subscriptions', { ...one, billingState: 'unpaid' });
  const { pastDue, unpaid } = (await dashboard()).waiting;
  expect([pastDue, unpaid]).toEqual([before.pastDue - 1, before.unpaid + 1]);
  expect(await total('/doctor/subscribers?billingState=unpaid')).toBe(unpaid);
});

test('recurring revenue counts subscriptions that renew, without those that end', async () => {
  const { put, get } = context();
  const list = '/doctor/subscribers?event=renewing';
  const [before, listed] = [await dashboard(), await total(list)];
  expect(listed).toBeGreaterThan(0);
  const one = table(context().practice.database, 'subscriptions').find(
    ({ doctorId, status, endOn }) => doctorId === people.doctor && status === 'active' && !endOn,
  );
  if (!one) throw new Error('The sample has no subscription that renews.');
  const terms = get('planVersions', one.planVersionId);
  put('subscriptions', { ...one, endOn: one.period.endOn, endReason: 'patientCancelled' });
  expect(await total(list)).toBe(listed - 1);
  const { revenue } = await dashboard();
  expect(revenue.recurringPerMonth.now.amountMinor).toBe(
    before.revenue.recurringPerMonth.now.amountMinor -
      Math.round(terms.price.amountMinor / terms.intervalMonths),
  );
});

test('the counts of joined, ended and unread match the lists behind them', async () => {
  const period = 'from=2025-10-01&to=2026-01-05';
  const { subscribers, waiting } = await dashboard(`?${period}`);
  expect(subscribers.joined.now).toBeGreaterThan(0);
  expect(subscribers.ended.now).toBeGreaterThan(0);
  expect(subscribers.joined.now).toBe(await total(`/doctor/subscribers?event=joined&${period}`));
  expect(subscribers.ended.now).toBe(await total(`/doctor/subscribers?event=ended&${period}`));
  expect(waiting.unreadThreads).toBe(await total('/threads?unread=true'));
  const sum = (name: 'joined' | 'ended') =>
    subscribers.series.reduce((all, one) => all + one[name], 0);
  expect([sum('joined'), sum('ended')]).toEqual([subscribers.joined.now, subscribers.ended.now]);
  const { active = 0, expiring = 0 } = subscribers.counts;
  expect(subscribers.series.at(-1)?.active).toBe(active + expiring);
});

test('a withdrawn application counts neither as joined nor as ended', async () => {
  const { get, put } = context();
  const before = await dashboard('?from=2025-12-01&to=2025-12-31');
  for (const endReason of ['patientWithdrew', 'undecided'] as const)
    put('subscriptions', {
      ...get('subscriptions', sample.membership),
      id: `never-${endReason}`,
      status: 'expiredCancelled',
      startOn: '2025-12-10',
      endOn: '2025-12-20',
      endReason,
    });
  const { subscribers, revenue } = await dashboard('?from=2025-12-01&to=2025-12-31');
  expect([subscribers.joined, subscribers.ended, subscribers.series]).toEqual([
    before.subscribers.joined,
    before.subscribers.ended,
    before.subscribers.series,
  ]);
  expect(revenue.recurringPerMonth).toEqual(before.revenue.recurringPerMonth);
});

test('lists today’s appointments, earliest first, without closed ones', async () => {
  const at = (hours: number) => ({
    startAt: toInstant(Date.UTC(2026, 0, 5, hours)),
    endAt: toInstant(Date.UTC(2026, 0, 5, hours, 30)),
    remindedAt: toInstant(context().now - day),
  });
  const late = context().appointment({ state: 'booked', ...at(21) });
  const early = context().appointment({ state: 'requested', ...at(19) });
  context().appointment({ state: 'noShow', ...at(18) });
  context().appointment({ state: 'cancelled', ...at(17) });
  // Midnight in New York is 05:00 UTC.
  context().appointment({ state: 'booked', startAt: '2026-01-06T05:00:00Z' });
  const moved = context().appointment({
    state: 'proposed',
    ...at(20),
    proposedStartAt: '2026-01-06T05:30:00Z',
  });
  const { today, next } = await dashboard();
  // A proposal is listed at its proposed time.
  expect(today.map(({ id }) => id)).not.toContain(moved.id);
  expect(Date.parse(next[1]?.startAt ?? '')).toBe(Date.parse('2026-01-06T05:30:00Z'));
  expect(await total('/doctor/appointments?from=2026-01-05&to=2026-01-05')).toBe(today.length);
  expect(next.map(({ startAt }) => startAt)).toEqual(next.map(({ startAt }) => startAt).sort());
  expect(next[0]?.startAt).toBe('2026-01-06T05:00:00Z');
  expect(today.filter(({ patient }) => patient.id === people.patient)).toMatchObject([
    { id: early.id, patient: { fullName: 'Marcus Oyelaran' }, visitTypeName: 'Follow-up' },
    { id: late.id, state: 'booked', mode: 'inPerson' },
  ]);
});

test('fulfilled appointments of the period match their list and the series', async () => {
  // Begins and ends mid-week, with an appointment on either side of each end.
  for (const on of ['2025-12-09', '2025-12-10', '2025-12-23', '2025-12-24'])
    context().appointment({ state: 'fulfilled', status: 'fulfilled', startAt: `${on}T15:00:00Z` });
  const { visits } = await dashboard('?from=2025-12-10&to=2025-12-23');
  const listed = (period: string) => total(`/doctor/appointments?status=fulfilled&${period}`);
  expect(visits.fulfilled).toEqual({
    now: await listed('from=2025-12-10&to=2025-12-23'),
    before: await listed('from=2025-11-26&to=2025-12-09'),
  });
  expect(visits.series.reduce((all, { fulfilled }) => all + fulfilled, 0)).toBe(
    visits.fulfilled.now,
  );
});

test('a new doctor has not started, and sees the setup steps', async () => {
  const { put, get, signedIn, now } = context();
  put('users', { ...get('users', people.doctorUser), id: 'user-new', email: 'new@example.org' });
  put('credentials', { id: 'user-new', password: 'x', spent: [] });
  put('practices', { ...get('practices', people.practice), id: 'practice-new', name: '' });
  put('doctors', {
    ...get('doctors', people.doctor),
    ...newRecord('doctor-new', now),
    userId: 'user-new',
    practiceId: 'practice-new',
    verification: 'unverified',
  });
  const read = () =>
    signedIn('user-new', 'doctor')<DoctorDashboard>('GET /api/v1/doctor/dashboard');
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    started: false,
    today: [],
    next: [],
    setup: {
      practice: false,
      verification: 'unverified',
      availability: false,
      visitTypes: false,
      plan: false,
      payoutAccount: false,
    },
  });
  const nothing = { amountMinor: 0, currency: 'USD' };
  expect(body.revenue.collected).toEqual({ now: nothing, before: nothing });
  const doctorId = 'doctor-new';
  const plan = table(context().practice.database, 'plans').find((one) => one.status === 'active');
  if (!plan) throw new Error('The sample has no active plan.');
  put('plans', { ...plan, id: 'plan-new', doctorId, status: 'draft' });
  expect((await read()).body.setup).toMatchObject({ plan: false, planDraft: true });
  put('plans', { ...plan, id: 'plan-new', doctorId });
  put('availability', {
    ...newRecord('hours-new', now),
    doctorId,
    weekly: [{ weekday: 1, startLocal: '09:00', endLocal: '12:00' }],
    overrides: [],
  });
  const later = (await read()).body;
  expect(later.setup.planDraft).toBeUndefined();
  expect(later).toMatchObject({
    started: false,
    setup: { plan: true, availability: true, payoutAccount: false },
  });
});

test('a practice with patients has started and is fully set up', async () => {
  const { started, setup } = await dashboard();
  expect(started).toBe(true);
  expect(setup).toEqual({
    practice: true,
    verification: 'verified',
    availability: true,
    visitTypes: true,
    plan: true,
    payoutAccount: true,
  });
});
