import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { day, toInstant } from '@praxis/contract/rules/instants';
import { newRecord } from '@praxis/contract/rules/versions';
import { people } from '../../../checks/examples/context';
import { sharedContext } from '../../../checks/shared-context';
import { table } from '../tables';

const context = sharedContext();

const dashboard = async (query = '') =>
  (await context().calls.doctor<DoctorDashboard>(`GET /api/v1/doctor/dashboard${query}`)).body;

test('the last thirty days where nothing is asked for', async () => {
  const { from, to, timeZone, revenue } = await dashboard();
  expect([from, to, timeZone]).toEqual(['2025-12-07', '2026-01-05', 'America/New_York']);
  expect(revenue.step).toBe('day');
  expect(revenue.series).toHaveLength(30);
});

test('what was collected and refunded is what the payments list, and the series adds up to it', async () => {
  const { calls } = context();
  const { revenue } = await dashboard('?from=2025-11-01&to=2025-11-30');
  const sum = (name: 'collected' | 'refunded') =>
    revenue.series.reduce((total, one) => total + one[name].amountMinor, 0);
  expect(sum('collected')).toBe(revenue.collected.now.amountMinor);
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

test('steps of weeks over more than 62 days, of days until then', async () => {
  expect((await dashboard('?from=2025-11-01&to=2026-01-01')).revenue.step).toBe('day');
  const { revenue, visits } = await dashboard('?from=2025-10-31&to=2026-01-01');
  expect(revenue.step).toBe('week');
  expect(revenue.series).toHaveLength(9);
  expect(visits.weeks.map(({ weekOn }) => new Date(weekOn).getUTCDay())).toEqual(
    Array.from({ length: 10 }, () => 1),
  );
});

test.each(['?from=2026-01-02&to=2026-01-01', '?from=2024-01-01&to=2026-01-01'])(
  '%s is no period',
  async (query) => {
    const { code } = await context().calls.doctor(`GET /api/v1/doctor/dashboard${query}`);
    expect(code).toBe('validation_failed');
  },
);

test('the tabs of the patients, and what waits, as their pages count it', async () => {
  const { calls } = context();
  const { subscribers, waiting } = await dashboard();
  const list = await calls.doctor<{ counts: object }>('GET /api/v1/doctor/subscribers');
  expect(subscribers.counts).toEqual(list.body.counts);
  const { body: badges } = await calls.doctor('GET /api/v1/me/badges');
  expect(waiting).toEqual({
    applicants: badges['patients'],
    requests: badges['appointments'],
    unreadThreads: badges['messages'],
    pastDue: 2,
  });
});

test('who joined, who left and what is unread: as many as the lists behind the figures hold', async () => {
  const { calls } = context();
  const period = 'from=2025-10-01&to=2026-01-05';
  const { subscribers, waiting } = await dashboard(`?${period}`);
  const total = async (path: string) =>
    (await calls.doctor<{ total: number }>(`GET /api/v1${path}`)).body.total;
  expect(subscribers.joined.now).toBeGreaterThan(0);
  expect(subscribers.ended.now).toBeGreaterThan(0);
  expect(subscribers.joined.now).toBe(await total(`/doctor/subscribers?event=joined&${period}`));
  expect(subscribers.ended.now).toBe(await total(`/doctor/subscribers?event=ended&${period}`));
  expect(waiting.unreadThreads).toBe(await total('/threads?unread=true'));
});

test('an application that was withdrawn never ran: it neither joined nor left', async () => {
  const { get, put } = context();
  const before = await dashboard('?from=2025-12-01&to=2025-12-31');
  for (const endReason of ['patientWithdrew', 'undecided'] as const)
    put('subscriptions', {
      ...get('subscriptions', 'subscription-0-0'),
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

test('the day’s visits, earliest first, without those that are closed', async () => {
  const at = (hours: number) => ({
    startAt: toInstant(Date.UTC(2026, 0, 5, hours)),
    endAt: toInstant(Date.UTC(2026, 0, 5, hours, 30)),
    remindedAt: toInstant(context().now - day),
  });
  const late = context().appointment({ state: 'booked', ...at(21) });
  const early = context().appointment({ state: 'requested', ...at(19) });
  context().appointment({ state: 'noShow', ...at(18) });
  context().appointment({ state: 'cancelled', ...at(17) });
  // Midnight in New York is five o'clock in UTC.
  context().appointment({ state: 'booked', startAt: '2026-01-06T05:00:00Z' });
  const { today } = await dashboard();
  expect(today.filter(({ patient }) => patient.id === people.patient)).toMatchObject([
    { id: early.id, patient: { fullName: 'Marcus Oyelaran' }, visitTypeName: 'Follow-up' },
    { id: late.id, state: 'booked', mode: 'inPerson' },
  ]);
});

test('fulfilled visits of the period and of the one before', async () => {
  const { visits } = await dashboard('?from=2025-12-08&to=2025-12-14');
  const fulfilled = (from: string, to: string) =>
    table(context().practice.database, 'appointments').filter(
      (one) =>
        one.doctorId === people.doctor &&
        one.state === 'fulfilled' &&
        // The sample data keeps to office hours.
        from <= one.startAt.slice(0, 10) &&
        one.startAt.slice(0, 10) <= to,
    ).length;
  expect(visits.fulfilled).toEqual({
    now: fulfilled('2025-12-08', '2025-12-14'),
    before: fulfilled('2025-12-01', '2025-12-07'),
  });
  expect(visits.weeks).toMatchObject([{ weekOn: '2025-12-08', fulfilled: visits.fulfilled.now }]);
});

test('a doctor who has just signed up sees zeroes', async () => {
  const { put, get, signedIn, now } = context();
  put('users', { ...get('users', 'user-doctor-0'), id: 'user-new', email: 'new@example.org' });
  put('credentials', { id: 'user-new', password: 'x', spent: [] });
  put('practices', { ...get('practices', people.practice), id: 'practice-new' });
  put('doctors', {
    ...get('doctors', people.doctor),
    ...newRecord('doctor-new', now),
    userId: 'user-new',
    practiceId: 'practice-new',
    verification: 'unverified',
  });
  const { status, body } = await signedIn(
    'user-new',
    'doctor',
  )<DoctorDashboard>('GET /api/v1/doctor/dashboard');
  expect(status).toBe(200);
  expect(body.revenue.collected).toEqual({
    now: { amountMinor: 0, currency: 'USD' },
    before: { amountMinor: 0, currency: 'USD' },
  });
  expect(body.today).toEqual([]);
});
