import type { SubscriberDetail } from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { subscriberStatuses } from '@praxis/contract/entities/subscription';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { table } from '../tables';
import { people, sample } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/doctor/subscribers';

interface List {
  items: DoctorSubscriber[];
  total: number;
  counts: Record<string, number>;
}
const list = async (query = '') =>
  (await context().calls.doctor<List>(`GET ${path}?perPage=100${query}`)).body;

describe('the list', () => {
  test('has six tabs that add up and match their counts', async () => {
    const { total, counts } = await list();
    expect(total).toBe(60);
    expect(subscriberStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)).toBe(60);
    expect(counts['all']).toBe(60);
    for (const status of subscriberStatuses) {
      const tab = await list(`&status=${status}`);
      expect([status, tab.total]).toEqual([status, counts[status]]);
      expect(tab.items.every((one) => one.status === status)).toBe(true);
      expect(tab.counts).toEqual(counts);
    }
  });

  test('searches names, ignoring accents, and plans; the counts follow', async () => {
    const [first] = (await list()).items;
    const name = first?.patient.fullName ?? '';
    const found = await list(`&q=${encodeURIComponent(name.toUpperCase())}`);
    expect(found.items.map(({ patient }) => patient.fullName)).toContain(name);
    expect(found.counts['all']).toBe(found.total);
    expect((await list('&q=no%20such%20name')).total).toBe(0);
    const plus = await list('&q=plus');
    expect(plus.total).toBeGreaterThan(0);
    expect(plus.items.every(({ plan }) => plan.name === 'Plus')).toBe(true);
  });

  test('sorts both ways, paginates, and filters by plan and billing state', async () => {
    const names = (await list('&sort=patient')).items.map(({ patient }) => patient.fullName);
    const reversed = (await list('&sort=-patient')).items.map(({ patient }) => patient.fullName);
    expect(reversed[0]).toBe(names.at(-1));
    const prices = (await list('&sort=-price')).items.map(({ plan }) => plan.price.amountMinor);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    const { body } = await context().calls.doctor<List>(
      `GET ${path}?page=7&perPage=9&sort=patient`,
    );
    expect(body.items.map(({ patient }) => patient.fullName)).toEqual(names.slice(54, 60));
    const ofPlan = await list(`&planId=${sample.plans.plus}`);
    expect(new Set(ofPlan.items.map(({ plan }) => plan.planId))).toEqual(
      new Set([sample.plans.plus]),
    );
    const late = await list('&billingState=pastDue');
    expect(late.items.map(({ billingState }) => billingState)).toEqual(['pastDue', 'pastDue']);
  });
});

test('a subscription that lapsed before its first payment neither joined nor ended', async () => {
  const { put, get } = context();
  const one = get('subscriptions', sample.membership);
  const joined = async () => (await list('&event=joined')).items.some(({ id }) => id === one.id);
  const ended = async () => (await list('&event=ended')).items.some(({ id }) => id === one.id);
  const lapsed = { status: 'expiredCancelled', endReason: 'unpaid', endOn: '2026-01-02' } as const;
  const startOn = '2025-12-26';
  const first = { startOn, endOn: '2026-01-26' };
  put('subscriptions', { ...one, ...lapsed, startOn, period: first });
  expect([await joined(), await ended()]).toEqual([false, false]);
  // A failed renewal ends a subscription that did start.
  put('subscriptions', { ...one, ...lapsed, startOn: '2025-11-26', period: first });
  expect([await joined(), await ended()]).toEqual([true, true]);
});

test('shows no visits left, not a negative number, if more were used than included', async () => {
  const { items } = await list('&status=active');
  const { id, plan, period, visitsLeft } = items.find(({ visitsLeft: left }) => (left ?? 0) > 0)!;
  const ledger = table(context().practice.database, 'ledger');
  const [entry] = ledger.all();
  const delta = -(visitsLeft ?? 0) - 1;
  ledger.put({ ...entry!, id: 'over', subscriptionId: id, periodStartOn: period.startOn, delta });
  const after = (await list()).items.find((one) => one.id === id);
  expect(after).toMatchObject({ visitsLeft: 0, visitsUsed: (plan.visitAllowance ?? 0) + 1 });
});

test('the detail lists the records of both, newest first, and logs one read per fifteen minutes', async () => {
  const { calls, practice } = context();
  let detail: SubscriberDetail | undefined;
  const read = async () =>
    (detail = (await calls.doctor<SubscriberDetail>(`GET ${path}/${sample.membership}`)).body);
  const first = await sideEffectsOf(context(), async () => {
    await read();
    await read();
  });
  expect(first.audited).toEqual([`read subscription:${sample.membership} ${people.patient}`]);
  expect(detail?.patientRecord.id).toBe(people.patient);
  expect(detail?.email).toBe('patient@praxis.example');
  const issued = detail?.invoices.map(({ createdAt }) => createdAt) ?? [];
  expect(issued.length).toBeGreaterThan(0);
  expect(issued).toEqual(issued.toSorted().reverse());
  expect(detail?.threads.length).toBeGreaterThan(0);
  practice.advanceClock(15 * 60_000);
  expect((await sideEffectsOf(context(), read)).audited).toHaveLength(1);
});
