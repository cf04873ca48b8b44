import { toMillis } from '../time/instants';
import { money } from '../billing/money';
import { applyPlanChange, planChange } from './plan-change';
import type { PlanChangeContext } from './plan-change';
import { codeOf } from '../testing/expect-code';
import { aPlan, aSubscription, aVersion, epoch } from '../testing/records';

const usd = (amount: number) => money(amount, 'USD');
const next = aVersion({ id: 'next', planId: 'better', price: usd(14_900) });
const nextPlan = aPlan({ id: 'better', currentVersionId: 'next' });

const context = (fields: Partial<PlanChangeContext> = {}): PlanChangeContext => ({
  now: toMillis('2026-03-16T15:00:00Z'),
  timeZone: 'America/New_York',
  current: aVersion(),
  next,
  nextPlan,
  members: 0,
  ...fields,
});

test('an upgrade with 16 of 31 days left charges 7690 - 5110 = 2580 now', () => {
  const change = planChange(aSubscription(), context());
  expect(change).toMatchObject({
    effective: 'now',
    effectiveOn: '2026-03-16',
    credit: usd(5110),
    charge: usd(7690),
    dueNow: usd(2580),
    nextCharge: { on: '2026-04-01', amount: usd(14_900) },
  });
  expect(change.lines.map(({ kind, amount }) => [kind, amount.amountMinor])).toEqual([
    ['credit', -5110],
    ['proration', 7690],
  ]);
  expect(applyPlanChange(aSubscription(), change, next, epoch).planVersionId).toBe('next');
});

test('choosing the current terms cancels a scheduled change, even if they are no longer on sale', () => {
  const scheduled = aSubscription({ scheduledPlanVersionId: 'next' });
  const current = aVersion();
  const change = planChange(
    scheduled,
    context({ next: current, nextPlan: aPlan({ status: 'archived', currentVersionId: 'newer' }) }),
  );
  expect(change).toMatchObject({
    effective: 'now',
    dueNow: usd(0),
    lines: [],
    nextCharge: { on: '2026-04-01', amount: current.price },
  });
  const after = applyPlanChange(scheduled, change, current, epoch);
  expect(after).toMatchObject({ planVersionId: 'version', scheduledPlanVersionId: undefined });
});

test.each([
  ['a cheaper plan', usd(4900), 1],
  ['a plan of the same price', usd(9900), 1],
  ['a more expensive plan of another length', usd(90_000), 12],
] as const)('%s applies at the period’s end and costs nothing now', (_, price, intervalMonths) => {
  const cheaper = { ...next, price, intervalMonths };
  const change = planChange(aSubscription(), context({ next: cheaper }));
  expect(change).toMatchObject({
    effective: 'periodEnd',
    effectiveOn: '2026-04-01',
    dueNow: usd(0),
    lines: [],
  });
  expect(applyPlanChange(aSubscription(), change, cheaper, epoch)).toMatchObject({
    planVersionId: 'version',
    scheduledPlanVersionId: 'next',
  });
});

test('a trial changes immediately and costs nothing', () => {
  const change = planChange(aSubscription({ billingState: 'trialing' }), context());
  expect(change).toMatchObject({ effective: 'now', dueNow: usd(0), lines: [] });
});

test('a trial is charged the joining fee of the new plan', () => {
  const joining = { ...next, joiningFee: usd(2500) };
  const trial = aSubscription({ billingState: 'trialing' });
  const { nextCharge } = planChange(trial, context({ next: joining }));
  expect(nextCharge).toEqual({ on: '2026-04-01', amount: usd(17_400) });
});

test('a plan without renewal ends after its first paid period, also after a change to it', () => {
  const once = { ...next, autoRenew: false };
  const change = planChange(aSubscription(), context({ next: once }));
  expect(change.nextCharge).toBeNull();
  expect(applyPlanChange(aSubscription(), change, once, epoch)).toMatchObject({
    endOn: '2026-04-01',
    endReason: 'planEnded',
  });
  const cheaper = { ...once, price: usd(4900) };
  const later = planChange(aSubscription(), context({ next: cheaper }));
  expect(later.nextCharge).toEqual({ on: '2026-04-01', amount: usd(4900) });
});

test.each<[string, string, Parameters<typeof planChange>]>([
  [
    'a subscription that is ending',
    'transition_not_allowed',
    [aSubscription({ endOn: '2026-04-01' }), context()],
  ],
  [
    'a pending subscription',
    'transition_not_allowed',
    [aSubscription({ status: 'pending' }), context()],
  ],
  [
    'a past-due subscription',
    'membership_unpaid',
    [aSubscription({ billingState: 'pastDue' }), context()],
  ],
  [
    'an unpaid subscription',
    'membership_unpaid',
    [aSubscription({ billingState: 'unpaid' }), context()],
  ],
  [
    'the current terms',
    'transition_not_allowed',
    [aSubscription(), context({ next: aVersion(), nextPlan: aPlan() })],
  ],
  [
    'an archived plan',
    'transition_not_allowed',
    [aSubscription(), context({ nextPlan: { ...nextPlan, status: 'archived' } })],
  ],
  [
    'outdated terms',
    'transition_not_allowed',
    [aSubscription(), context({ nextPlan: { ...nextPlan, currentVersionId: 'newer' } })],
  ],
  [
    'a full plan',
    'plan_full',
    [aSubscription(), context({ next: { ...next, capacity: 2 }, members: 2 })],
  ],
  [
    "another doctor's plan",
    'not_found',
    [aSubscription(), context({ nextPlan: { ...nextPlan, doctorId: 'other' } })],
  ],
])('%s: %s', (_, code, [subscription, changeContext]) => {
  expect(codeOf(() => planChange(subscription, changeContext))).toBe(code);
});
