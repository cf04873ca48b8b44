import type { DoctorPlan, PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { planStatuses } from '@praxis/contract/entities/plan';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { table } from '../tables';
import { people, sample } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/doctor/plans';
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

const terms = (change: object = {}) => ({
  name: 'House calls',
  description: 'For those who cannot come.',
  benefits: ['A visit a week'],
  price: usd(12_900),
  intervalMonths: 1,
  joiningFee: usd(0),
  trialDays: 0,
  visitAllowance: 4,
  capacity: 30,
  autoRenew: true,
  ...change,
});

const list = async (query = '') =>
  (
    await context().calls.doctor<{
      items: DoctorPlan[];
      total: number;
      counts: Record<string, number>;
    }>(`GET ${path}?perPage=100${query}`)
  ).body;

const onSale = async () =>
  (
    await context().practice.anonymous<{ items: PublicPlan[] }>(
      `GET /api/v1/doctors/${people.doctor}/plans`,
    )
  ).body.items;

const plan = async (id: string) =>
  (await context().calls.doctor<DoctorPlan>(`GET ${path}/${id}`)).body;

test('lists plans with subscribers and revenue, and tab counts that add up', async () => {
  const { counts, items, total } = await list();
  expect(planStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)).toBe(total);
  for (const one of items) {
    const { body } = await context().calls.doctor<{ items: { status: string }[] }>(
      `GET /api/v1/doctor/subscribers?perPage=100&planId=${one.id}`,
    );
    const open = body.items.filter(
      ({ status }) => status !== 'rejected' && status !== 'expiredCancelled',
    );
    const pending = open.filter(({ status }) => status === 'pending');
    expect([one.id, one.subscribers, one.applicants]).toEqual([
      one.id,
      open.length,
      pending.length,
    ]);
  }
  const collected = items.reduce((sum, { revenue }) => sum + revenue.amountMinor, 0);
  const netAmount = table(context().practice.database, 'charges')
    .filter((one) => one.doctorId === people.doctor && one.status === 'succeeded')
    .reduce((sum, one) => sum + one.amount.amountMinor - one.refunded.amountMinor, 0);
  expect(collected).toBe(netAmount);
  const active = await context().calls.doctor<{ items: DoctorPlan[] }>(
    'GET /api/v1/doctor/active-plans?perPage=100&sort=-price',
  );
  expect(active.body.items).toHaveLength(counts['active'] ?? 0);
  const prices = active.body.items.map(({ current }) => current.price.amountMinor);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
});

test('a new plan is a hidden draft; publishing shows it, and archiving hides it again', async () => {
  const { calls } = context();
  let id = '';
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { status, body } = await calls.doctor<DoctorPlan>(`POST ${path}`, { body: terms() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'draft',
      version: 1,
      subscribers: 0,
      revenue: usd(0),
      current: { number: 1, name: 'House calls', price: usd(12_900) },
    });
    ({ id } = body);
  });
  expect(sideEffects.audited).toEqual([`create plan:${id}`]);
  const isOnSale = async () => (await onSale()).some((one) => one.id === id);
  expect(await isOnSale()).toBe(false);
  await calls.doctor(`POST ${path}/${id}/publish`, { version: 1 });
  expect(await isOnSale()).toBe(true);
  await calls.doctor(`POST ${path}/${id}/archive`, { version: 2 });
  expect(await isOnSale()).toBe(false);
  expect((await calls.doctor(`DELETE ${path}/${id}`, { version: 3 })).status).toBe(204);
  expect((await calls.doctor(`GET ${path}/${id}`)).code).toBe('not_found');
});

test('a price change creates a new version, and subscribers keep theirs', async () => {
  const { calls } = context();
  const before = await plan(sample.plans.essential);
  const { body } = await calls.doctor<DoctorPlan>(`PUT ${path}/${sample.plans.essential}`, {
    body: terms({ name: before.current.name, price: usd(5900) }),
    version: before.version,
  });
  expect(body.current).toMatchObject({ number: before.current.number + 1, price: usd(5900) });
  expect(body.subscribers).toBe(before.subscribers);
  expect(body.subscribersOnOlderTerms).toBe(before.subscribers);
  const members = await calls.doctor<{ items: { plan: { price: object } }[] }>(
    `GET /api/v1/doctor/subscribers?planId=${sample.plans.essential}&status=active`,
  );
  for (const one of members.body.items) expect(one.plan.price).toEqual(before.current.price);
  expect((await onSale()).find(({ id }) => id === sample.plans.essential)?.current.price).toEqual(
    usd(5900),
  );
});

test('a patient who read the old terms can’t be charged the new price unseen', async () => {
  const { calls } = context();
  const created = await calls.doctor<DoctorPlan>(`POST ${path}`, { body: terms({ name: 'New' }) });
  const { id, current } = created.body;
  await calls.doctor(`POST ${path}/${id}/publish`, { version: 1 });
  const changed = await calls.doctor<DoctorPlan>(`PUT ${path}/${id}`, {
    body: terms({ name: 'New', price: usd(99_900) }),
    version: 2,
  });
  expect(changed.body.current).toMatchObject({ number: 2, price: usd(99_900) });
  expect(changed.body.current.id).not.toBe(current.id);
  const preview = await calls.patient('POST /api/v1/patient/subscriptions/preview', {
    body: { planVersionId: current.id },
  });
  expect(preview.status).not.toBe(200);
});

test('changing texts or capacity updates the version in place', async () => {
  const { calls } = context();
  const before = await plan(sample.plans.essential);
  const {
    number: _number,
    planId: _plan,
    id,
    version: _v,
    createdAt: _c,
    updatedAt: _u,
    ...now
  } = before.current;
  const { body } = await calls.doctor<DoctorPlan>(`PUT ${path}/${sample.plans.essential}`, {
    body: { ...now, name: 'Essential care', capacity: before.subscribers },
    version: before.version,
  });
  expect(body.current).toMatchObject({ id, number: before.current.number, name: 'Essential care' });
  expect((await onSale()).find((one) => one.id === sample.plans.essential)?.hasRoom).toBe(false);
});

test('prices must be in the practice’s currency', async () => {
  const { code, body } = await context().calls.doctor(`POST ${path}`, {
    body: terms({ price: { amountMinor: 9900, currency: 'EUR' } }),
  });
  expect(code).toBe('validation_failed');
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([
    'price.currency',
  ]);
});

test.each([0, 100, 1_000_000])('accepts a price of %i', async (price) => {
  const { status } = await context().calls.doctor(`POST ${path}`, {
    body: terms({ price: usd(price) }),
  });
  expect(status).toBe(201);
});

test.each([-1, 1, 99, 1_000_001])('rejects a price of %i', async (price) => {
  const { code, body } = await context().calls.doctor(`POST ${path}`, {
    body: terms({ price: usd(price) }),
  });
  expect(code).toBe('price_range');
  expect(body).toMatchObject({ error: { fields: { price: ['price_range'] } } });
});
