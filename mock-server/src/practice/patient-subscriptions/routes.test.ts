import type { CancelPreview } from '@praxis/contract/endpoints/patient-subscriptions';
import type { ChargePreview } from '@praxis/contract/endpoints/subscribers';
import type { FirstCharge } from '@praxis/contract/endpoints/views/first-charge';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import type { Money } from '@praxis/contract/entities/money';
import { currentAgreementVersion } from '@praxis/contract/entities/subscription';
import { day, hour, toInstant } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { table } from '../tables';
import { nextDoor, people, sample } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/patient/subscriptions';
const own = `${path}/${sample.membership}`;

const list = async (query = '') =>
  (
    await context().calls.patient<{
      items: PatientSubscription[];
      total: number;
      counts: Record<string, number>;
    }>(`GET ${path}${query}`)
  ).body;

const member = () => context().get('subscriptions', sample.membership);

const application = (change: object = {}) => ({
  planVersionId: nextDoor.terms.essential,
  cardId: member().cardId,
  agreement: { version: currentAgreementVersion, typedName: 'Marcus Oyelaran' },
  ...change,
});

test('lists own subscriptions with their actions, open ones first', async () => {
  const { put } = context();
  put('subscriptions', { ...member(), id: 'past', status: 'rejected', cardId: null });
  const { items, counts } = await list('?sort=createdAt');
  expect(items.map(({ id }) => id)).toEqual([sample.membership, 'past']);
  expect(counts).toMatchObject({ active: 1, rejected: 1, all: 2 });
  expect(items[0]).toMatchObject({
    status: 'active',
    actions: ['book', 'changePlan', 'cancel'],
    plan: { name: 'Plus' },
    doctor: { id: people.doctor, fullName: 'Dr. Helen Marsh' },
    practice: { name: 'Hudson Family Medicine' },
  });
  const { id, brand, last4, expMonth, expYear } = context().get('cards', member().cardId ?? '');
  expect(items[0]).toMatchObject({ cardId: id, card: { id, brand, last4, expMonth, expYear } });
  expect(items[1]).toMatchObject({ actions: [], cardId: null, card: null });
  expect((await list('?status=rejected')).items).toHaveLength(1);
  expect((await list('?q=helen')).total).toBe(2);
});

describe('the first charge', () => {
  const terms = nextDoor.terms.essential;
  const preview = (planVersionId = terms) =>
    context().calls.patient<FirstCharge>(`POST ${path}/preview`, { body: { planVersionId } });

  test('is previewed for the patient exactly as for the doctor', async () => {
    const { body } = await preview();
    const { price, joiningFee } = context().get('planVersions', terms);
    expect(body.total.amountMinor).toBe(price.amountMinor + joiningFee.amountMinor);
    const { calls, signedIn } = context();
    const requested = await calls.patient<{ id: string }>(`POST ${path}`, { body: application() });
    const doctor = signedIn(people.colleagueUser, 'doctor');
    const { body: doctorPreview } = await doctor<ChargePreview>(
      `GET /api/v1/doctor/subscribers/${requested.body.id}/charge-preview`,
    );
    expect(doctorPreview.firstCharge).toEqual(body);
  });

  test('is not shown for plans that are not on sale', async () => {
    const { planId } = context().get('planVersions', terms);
    context().put('plans', { ...context().get('plans', planId), status: 'archived' });
    expect((await preview()).code).toBe('not_found');
  });
});

describe('joining', () => {
  test('creates a pending subscription, notifies the doctor and charges nothing', async () => {
    const { calls, practice } = context();
    const charges = table(practice.database, 'charges').all().length;
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { status, body } = await calls.patient(`POST ${path}`, { body: application() });
      expect(status).toBe(201);
      expect(body).toMatchObject({ status: 'pending', billingState: 'none', version: 1 });
    });
    expect(sideEffects.notified).toEqual([`subscriptionRequested ${people.colleagueUser}`]);
    expect(sideEffects.mailed).toHaveLength(1);
    expect(table(practice.database, 'charges').all()).toHaveLength(charges);
    const badges = await context().signedIn(
      people.colleagueUser,
      'doctor',
    )('GET /api/v1/me/badges');
    expect(badges.body).toMatchObject({ patients: 9 });
  });

  test('requires the patient’s typed name and the current agreement version', async () => {
    const { calls } = context();
    const sign = (agreement: object) =>
      calls.patient(`POST ${path}`, {
        body: application({ agreement: { ...application().agreement, ...agreement } }),
      });
    expect((await sign({ typedName: 'Somebody Else' })).body).toMatchObject({
      error: { code: 'validation_failed', fields: { 'agreement.typedName': ['name_mismatch'] } },
    });
    expect((await sign({ version: '2019-01' })).body).toMatchObject({
      error: { fields: { 'agreement.version': ['agreement_outdated'] } },
    });
    expect((await sign({ typedName: '  marcus   OYELARAN ' })).status).toBe(201);
  });

  test('requires a valid card and a date of birth', async () => {
    const { calls, get, put } = context();
    const card = get('cards', member().cardId ?? '');
    put('cards', { ...card, expYear: 2025, expMonth: 12 });
    expect((await calls.patient(`POST ${path}`, { body: application() })).code).toBe(
      'card_expired',
    );
    put('cards', card);
    put('patients', { ...get('patients', people.patient), dateOfBirth: null });
    expect((await calls.patient(`POST ${path}`, { body: application() })).body).toMatchObject({
      error: { code: 'validation_failed', fields: { dateOfBirth: ['invalid_type'] } },
    });
  });

  test('after an earlier subscription ended creates a new record', async () => {
    const { calls } = context();
    await calls.patient(`POST ${own}/cancel`, { body: { mode: 'now' }, version: 1 });
    const { status, body } = await calls.patient<{ id: string }>(`POST ${path}`, {
      body: application({
        planVersionId: sample.terms.essential,
        cardId: context().find('cards', ({ patientId }) => patientId === people.patient).id,
      }),
    });
    expect(status).toBe(201);
    expect(body.id).not.toBe(sample.membership);
    expect(member().status).toBe('expiredCancelled');
  });

  test('is not possible with a doctor who awaits verification', async () => {
    const { calls, get, put } = context();
    put('doctors', { ...get('doctors', people.colleague), verification: 'pending' });
    expect((await calls.patient(`POST ${path}`, { body: application() })).code).toBe('not_found');
  });
});

describe('canceling', () => {
  test('at the period’s end stops the renewal and can be resumed until then', async () => {
    const { calls, put } = context();
    const endOn = '2026-01-20';
    put('subscriptions', { ...member(), period: { startOn: '2025-12-20', endOn } });
    const preview = await calls.patient<CancelPreview>(`POST ${own}/cancel-preview`);
    expect(preview.body.atPeriodEnd).toEqual({ endOn });
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await calls.patient(`POST ${own}/cancel`, { body: {}, version: 1 });
      expect(body).toMatchObject({
        status: 'expiring',
        endOn,
        endReason: 'patientCancelled',
        nextCharge: null,
        actions: ['book', 'resume', 'cancel'],
      });
    });
    expect(sideEffects.notified).toEqual([`subscriptionEnding ${people.doctorUser}`]);
    const resumed = await sideEffectsOf(context(), async () => {
      const { body } = await calls.patient<PatientSubscription>(`POST ${own}/resume`, {
        version: 2,
      });
      expect(body).toMatchObject({
        status: 'active',
        version: 3,
        actions: ['book', 'changePlan', 'cancel'],
      });
      expect(body.endOn).toBeUndefined();
    });
    expect(resumed.notified).toEqual([`subscriptionResumed ${people.doctorUser}`]);
  });

  test('the preview counts the appointments affected by each option, by the practice’s days', async () => {
    const { calls, put, appointment } = context();
    put('subscriptions', { ...member(), period: { startOn: '2025-12-20', endOn: '2026-01-20' } });
    // The last evening of the period in New York, and the first minutes after it.
    appointment({ state: 'booked', startAt: '2026-01-20T04:30:00.000Z' });
    appointment({ state: 'requested', startAt: '2026-01-20T05:30:00.000Z' });
    appointment({
      state: 'proposed',
      startAt: '2026-01-19T15:00:00.000Z',
      proposedStartAt: '2026-01-21T15:00:00.000Z',
    });
    const { body } = await calls.patient<CancelPreview>(`POST ${own}/cancel-preview`);
    expect(body).toMatchObject({ appointmentsAffected: 3, appointmentsAfterPeriod: 2 });
  });

  test('immediately refunds the previewed amount and cancels future appointments', async () => {
    const { calls, practice, appointment } = context();
    const booked = appointment({ state: 'booked' });
    const requested = appointment({ state: 'requested', startAt: context().startIn(8) });
    // The requested time has passed, the proposed one is ahead.
    const proposed = appointment({
      state: 'proposed',
      startAt: toInstant(context().now - hour),
      proposedStartAt: context().startIn(9),
    });
    const { body: preview } = await calls.patient<CancelPreview>(`POST ${own}/cancel-preview`);
    expect(preview.appointmentsAffected).toBe(3);
    const { body } = await calls.patient(`POST ${own}/cancel`, {
      body: { mode: 'now', note: 'I move away' },
      version: 1,
    });
    expect(body).toMatchObject({
      status: 'expiredCancelled',
      endOn: '2026-01-05',
      endReason: 'patientCancelled',
      card: null,
      actions: [],
    });
    const refunds = table(practice.database, 'refunds').filter(
      (one) => one.patientId === people.patient && one.reason === 'unearnedDays',
    );
    expect(refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(
      preview.now?.refund.amountMinor,
    );
    expect(context().get('appointments', booked.id).state).toBe('cancelled');
    expect(context().get('appointments', requested.id).state).toBe('withdrawn');
    expect(context().get('appointments', proposed.id).state).toBe('declined');
  });

  test('immediately never refunds another amount than the one shown, as after midnight', async () => {
    const { calls, practice } = context();
    const refund = async () =>
      (await calls.patient<CancelPreview>(`POST ${own}/cancel-preview`)).body.now?.refund;
    const cancel = (shown: Money | undefined) =>
      calls.patient(`POST ${own}/cancel`, { body: { mode: 'now', refund: shown }, version: 1 });
    const before = await refund();
    practice.advanceClock(day);
    expect((await cancel(before)).code).toBe('version_conflict');
    expect(member().status).toBe('active');
    expect((await cancel(await refund())).status).toBe(200);
  });

  test('withdraws a pending application', async () => {
    const { calls, put, now } = context();
    const createdAt = new Date(now - day).toISOString();
    put('subscriptions', { ...member(), status: 'pending', billingState: 'none', createdAt });
    const { body } = await calls.patient(`POST ${own}/cancel`, { body: {}, version: 1 });
    expect(body).toMatchObject({ status: 'expiredCancelled', endReason: 'patientWithdrew' });
  });

  test('a canceled subscription ends on its day without a charge', async () => {
    const { calls, practice } = context();
    const charges = () =>
      table(practice.database, 'charges').filter(({ patientId }) => patientId === people.patient);
    const before = charges().length;
    await calls.patient(`POST ${own}/cancel`, { body: {}, version: 1 });
    practice.advanceClock(32 * day);
    expect((await list()).items[0]).toMatchObject({ status: 'expiredCancelled' });
    expect(charges()).toHaveLength(before);
  });

  test('an active subscription renews after a month, and notifies the patient', async () => {
    const { practice } = context();
    const { endOn } = member().period;
    practice.advanceClock(Date.parse(`${endOn}T11:00:00Z`) - context().now);
    const sideEffects = await sideEffectsOf(context(), async () => {
      expect((await list()).items[0]).toMatchObject({
        status: 'active',
        period: { startOn: endOn },
      });
    });
    expect(sideEffects.notified).toContain(`paymentSucceeded ${people.patientUser}`);
    const paid = table(practice.database, 'invoices').filter(
      (one) => one.subscriptionId === sample.membership && one.issuedOn === endOn,
    );
    expect(paid).toMatchObject([{ status: 'paid', total: { amountMinor: 9900 } }]);
  });
});
