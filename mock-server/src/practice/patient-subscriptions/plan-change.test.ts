import type { ChangePlanPreview } from '@praxis/contract/endpoints/patient-subscriptions';
import type { Money } from '@praxis/contract/entities/money';
import type { DoctorPlan, PublicPlan } from '@praxis/contract/endpoints/views/plan';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { day } from '@praxis/contract/rules/time/instants';
import { sharedContext, writtenDuring } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { table } from '../tables';
import { people, sample } from '../sample-records';

const context = sharedContext();
const own = `/api/v1/patient/subscriptions/${sample.membership}`;

/** The period of docs/domain.md#proration: March 1 to 31, with 16 days left. */
async function advanceToMarch16(): Promise<void> {
  const { get, put, practice } = context();
  practice.advanceClock(Date.UTC(2026, 2, 16, 15) - context().now);
  // Run the due jobs before setting the period.
  await context().calls.patient('GET /api/v1/patient/subscriptions');
  put('subscriptions', {
    ...get('subscriptions', sample.membership),
    version: 1,
    startOn: '2025-09-01',
    anchorDay: 1,
    period: { startOn: '2026-03-01', endOn: '2026-04-01' },
    planVersionId: sample.terms.plus,
    billingState: 'current',
  });
}

const preview = async (planVersionId: string) =>
  (
    await context().calls.patient<ChangePlanPreview>(`POST ${own}/change-plan-preview`, {
      body: { planVersionId },
    })
  ).body;

const change = (planVersionId: string, version = 1, dueNow?: Money) =>
  context().calls.patient<PatientSubscription>(`POST ${own}/change-plan`, {
    body: { planVersionId, dueNow },
    version,
  });

const charges = () =>
  table(context().practice.database, 'charges').filter(
    ({ patientId }) => patientId === people.patient,
  );

test('an upgrade charges the difference for the remaining days, as previewed: 7690 - 5110 = 2580', async () => {
  await advanceToMarch16();
  const shown = await preview(sample.terms.family);
  expect(shown).toMatchObject({
    effective: 'now',
    effectiveOn: '2026-03-16',
    daysLeft: 16,
    daysInPeriod: 31,
    credit: { amountMinor: 5110 },
    charge: { amountMinor: 7690 },
    dueNow: { amountMinor: 2580 },
    nextCharge: { on: '2026-04-01', amount: { amountMinor: 14_900 } },
  });
  const before = charges().map(({ id }) => id);
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { body } = await change(sample.terms.family);
    expect(body).toMatchObject({
      plan: { name: 'Family' },
      scheduledPlan: null,
      nextCharge: { on: '2026-04-01', amount: { amountMinor: 14_900 } },
      version: 2,
    });
  });
  const [charge, ...others] = charges().filter(({ id }) => !before.includes(id));
  expect(others).toEqual([]);
  expect(charge).toMatchObject({ status: 'succeeded', amount: { amountMinor: 2580 } });
  const invoice = context().get('invoices', charge?.invoiceId ?? '');
  expect(invoice).toMatchObject({ status: 'paid', total: { amountMinor: 2580 } });
  expect(invoice.lines).toEqual(shown.lines);
  expect(invoice.lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(2580);
  const notifications = table(context().practice.database, 'notifications');
  expect(notifications.find(({ link }) => link.endsWith(invoice.id))?.kind).toBe(
    'paymentSucceeded',
  );
  expect(sideEffects.notified).toEqual([
    `paymentSucceeded ${people.patientUser}`,
    `planChanged ${people.doctorUser}`,
  ]);
});

test('an upgrade never charges another amount than the one shown, as after midnight', async () => {
  await advanceToMarch16();
  const { dueNow } = await preview(sample.terms.family);
  context().practice.advanceClock(day);
  const before = charges().map(({ id }) => id);
  expect((await change(sample.terms.family, 1, dueNow)).code).toBe('version_conflict');
  const shown = await preview(sample.terms.family);
  expect(shown.dueNow.amountMinor).toBeLessThan(dueNow.amountMinor);
  expect((await change(sample.terms.family, 1, shown.dueNow)).status).toBe(200);
  const charged = charges().filter(({ id }) => !before.includes(id));
  expect(charged.map(({ amount }) => amount)).toEqual([shown.dueNow]);
});

test('a downgrade applies at the period’s end and costs nothing now', async () => {
  await advanceToMarch16();
  expect(await preview(sample.terms.essential)).toMatchObject({
    effective: 'periodEnd',
    effectiveOn: '2026-04-01',
    dueNow: { amountMinor: 0 },
    lines: [],
  });
  const before = charges().length;
  const { body } = await change(sample.terms.essential);
  expect(body).toMatchObject({
    plan: { name: 'Plus' },
    scheduledPlan: { name: 'Essential' },
    nextCharge: { on: '2026-04-01', amount: { amountMinor: 4900 } },
  });
  expect(charges()).toHaveLength(before);
  // The same change again changes nothing, and notifies nobody again.
  expect((await change(sample.terms.essential, body.version)).body).toEqual(body);
  const notified = table(context().practice.database, 'notifications').filter(
    ({ kind, userId }) => kind === 'planChanged' && userId === people.doctorUser,
  );
  expect(notified.map(({ values }) => values['plan'])).toEqual(['Essential']);
  // The new terms are charged at the period's end.
  context().practice.advanceClock(17 * day);
  const later = await context().calls.patient<{ items: PatientSubscription[] }>(
    'GET /api/v1/patient/subscriptions',
  );
  expect(later.body.items[0]).toMatchObject({
    plan: { name: 'Essential' },
    scheduledPlan: null,
    period: { startOn: '2026-04-01' },
  });
});

test('a plan with another interval applies at the period’s end as well', async () => {
  await advanceToMarch16();
  expect((await preview(sample.terms.quarterly)).effective).toBe('periodEnd');
});

test('an upgrade with a declined charge changes nothing', async () => {
  await advanceToMarch16();
  const { get, put } = context();
  const { cardId } = get('subscriptions', sample.membership);
  put('cards', { ...get('cards', cardId ?? ''), providerRef: 'sim_chargesFail_abcdefgh12' });
  const written = await writtenDuring(context(), async () => {
    const { code, body } = await change(sample.terms.family);
    expect(code).toBe('card_declined');
    expect(body).toMatchObject({ error: { details: { failureCode: 'cardDeclined' } } });
  });
  expect(written).toEqual([]);
});

test('rejects the current terms and plans no longer offered', async () => {
  await advanceToMarch16();
  for (const version of [sample.terms.plus, sample.terms.founders])
    expect((await change(version)).code).toBe('transition_not_allowed');
});

test('a scheduled change grants the new plan’s visits in the next period', async () => {
  const { calls, get, put, startIn } = context();
  const subscription = get('subscriptions', sample.membership);
  const { period } = subscription;
  put('practices', { ...get('practices', people.practice), bookingMode: 'instant' });
  put('planVersions', { ...get('planVersions', sample.terms.plus), visitAllowance: null });
  put('planVersions', { ...get('planVersions', sample.terms.family), visitAllowance: 1 });
  put('subscriptions', { ...subscription, scheduledPlanVersionId: sample.terms.family });
  const book = async (startAt: string | undefined) =>
    (
      await calls.patient('POST /api/v1/patient/appointments', {
        body: { doctorId: people.doctor, visitTypeId: sample.followUp, startAt },
      })
    ).code;
  const starts = [3, 4, 6, 8, 9, 11, 13, 14, 16, 18, 19, 23, 24, 26, 28, 29, 31].map(startIn);
  const [first, second] = starts.filter((startAt) => startAt.slice(0, 10) > period.endOn);
  expect(await book(first)).toBeUndefined();
  expect(await book(second)).toBe('allowance_used');
  const [now, then] = starts.filter((startAt) => startAt.slice(0, 10) < period.endOn);
  expect([await book(now), await book(then)]).toEqual([undefined, undefined]);
});

test('a scheduled change reserves a place in the new plan', async () => {
  const { calls, get, put } = context();
  const plan = get('planVersions', sample.terms.essential);
  await advanceToMarch16();
  const { body: before } = await calls.doctor<DoctorPlan>(
    `GET /api/v1/doctor/plans/${plan.planId}`,
  );
  put('planVersions', { ...plan, capacity: before.subscribers + 1 });
  const hasRoom = async () => {
    const { body } = await calls.patient<{ items: PublicPlan[] }>(
      `GET /api/v1/doctors/${people.doctor}/plans`,
    );
    return body.items.find(({ id }) => id === plan.planId)?.hasRoom;
  };
  expect(await hasRoom()).toBe(true);
  expect((await change(plan.id)).status).toBe(200);
  expect(await hasRoom()).toBe(false);
  const { body } = await calls.doctor<DoctorPlan>(`GET /api/v1/doctor/plans/${plan.planId}`);
  expect(body).toMatchObject({ subscribers: before.subscribers, arriving: before.arriving + 1 });
  // The subscriber's own place doesn't count against them.
  expect((await change(plan.id, 2)).status).toBe(200);
});
