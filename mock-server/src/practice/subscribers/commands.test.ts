import type { ChargePreview, SubscriberDetail } from '@praxis/contract/endpoints/subscribers';
import type {
  DoctorSubscriber,
  PatientSubscription,
} from '@praxis/contract/endpoints/views/subscription';
import type { Money } from '@praxis/contract/entities/money';
import { day } from '@praxis/contract/rules/time/instants';
import { brokenInvariants } from '../../../checks/invariants';
import { sharedContext, writtenDuring } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { table } from '../tables';
import { people, sample } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/doctor/subscribers';

const tables = () => {
  const { database } = context().practice;
  return {
    invoices: (id: string) =>
      table(database, 'invoices').filter(({ subscriptionId }) => subscriptionId === id),
    charges: (invoiceId: string) =>
      table(database, 'charges').filter((one) => one.invoiceId === invoiceId),
    refunds: (chargeId: string) =>
      table(database, 'refunds').filter((one) => one.chargeId === chargeId),
  };
};

const pending = () =>
  context().find(
    'subscriptions',
    (one) => one.doctorId === people.doctor && one.status === 'pending',
  );

const running = () =>
  context().find(
    'subscriptions',
    (one) =>
      one.doctorId === people.doctor &&
      one.status === 'active' &&
      !one.endOn &&
      one.billingState === 'current' &&
      one.patientId !== people.patient,
  );

const userOf = (patientId: string) => context().get('patients', patientId).userId;
const mailOf = (patientId: string) => context().get('users', userOf(patientId)).email;

describe('approving', () => {
  test('for a later day charges nothing and notifies the patient', async () => {
    const { id, patientId, version } = pending();
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { status, body } = await context().calls.doctor(`POST ${path}/${id}/approve`, {
        body: { startOn: '2026-01-12', note: 'Welcome' },
        version,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'approved',
        billingState: 'none',
        startOn: '2026-01-12',
        decision: { by: people.doctorUser, code: 'approved', note: 'Welcome' },
        version: version + 1,
      });
    });
    expect(tables().invoices(id)).toEqual([]);
    expect(sideEffects).toEqual({
      notified: [`subscriptionApproved ${userOf(patientId)}`],
      mailed: [`subscriptionApproved ${mailOf(patientId)}`],
      audited: [`decide subscription:${id} ${patientId}`],
    });
    const { body: after } = await context().calls.doctor<{ counts: Record<string, number> }>(
      `GET ${path}`,
    );
    expect(after.counts['pending']).toBe(7);
    expect(after.counts['approved']).toBe(6);
  });

  test('for today starts immediately, and charges the joining fee and first period', async () => {
    const { put, get, calls } = context();
    const application = pending();
    put('subscriptions', { ...application, planVersionId: sample.terms.plus });
    const terms = get('planVersions', sample.terms.plus);
    const { id } = application;
    const preview = await calls.doctor<ChargePreview>(`GET ${path}/${id}/charge-preview`);
    const { body } = await calls.doctor(`POST ${path}/${id}/approve`, { body: {}, version: 1 });
    expect(body).toMatchObject({
      status: 'active',
      billingState: 'current',
      startOn: '2026-01-05',
    });
    const [invoice, ...others] = tables().invoices(id);
    expect(others).toEqual([]);
    const total = terms.price.amountMinor + terms.joiningFee.amountMinor;
    expect(invoice).toMatchObject({ status: 'paid', total: { amountMinor: total } });
    expect(preview.body.firstCharge).toMatchObject({
      on: '2026-01-05',
      total: { amountMinor: total },
      lines: invoice?.lines,
      trialEndsOn: null,
      renewsOn: '2026-02-05',
    });
    const [charge] = tables().charges(invoice?.id ?? '');
    expect(charge).toMatchObject({ status: 'succeeded', amount: { amountMinor: total } });
    expect(brokenInvariants(context().practice.database).join()).not.toContain(id);
  });

  test('with a trial charges nothing until its end', async () => {
    const { put, calls } = context();
    const application = pending();
    put('subscriptions', { ...application, planVersionId: sample.terms.family });
    const { body } = await calls.doctor(`POST ${path}/${application.id}/approve`, {
      body: {},
      version: 1,
    });
    expect(body).toMatchObject({
      status: 'active',
      billingState: 'trialing',
      period: { startOn: '2026-01-05', endOn: '2026-01-19' },
    });
    expect(tables().invoices(application.id)).toEqual([]);
  });

  test('with a declined card keeps waiting with an open invoice', async () => {
    const { put, get, calls } = context();
    const application = pending();
    const card = get('cards', application.cardId ?? '');
    put('cards', { ...card, providerRef: 'sim_chargesFail_abcdefgh12' });
    put('subscriptions', { ...application, planVersionId: sample.terms.plus });
    const { body } = await calls.doctor(`POST ${path}/${application.id}/approve`, {
      body: {},
      version: 1,
    });
    expect(body).toMatchObject({ status: 'approved', billingState: 'pastDue' });
    const [invoice] = tables().invoices(application.id);
    expect(invoice).toMatchObject({ status: 'open', paid: { amountMinor: 0 } });
    expect(tables().charges(invoice?.id ?? '')).toMatchObject([
      { status: 'failed', failureCode: 'cardDeclined', attempt: 1 },
    ]);
  });

  test('for a past day is rejected', async () => {
    const { calls } = context();
    const { body, code } = await calls.doctor(`POST ${path}/${pending().id}/approve`, {
      body: { startOn: '2026-01-04' },
      version: 1,
    });
    expect(code).toBe('validation_failed');
    expect(body).toMatchObject({ error: { fields: { startOn: ['date_past'] } } });
  });
});

test('rejecting releases the card; the patient sees the reason, but not the author', async () => {
  const { calls, put } = context();
  const { id } = pending();
  // The application is the sample patient's.
  put('subscriptions', { ...pending(), patientId: people.patient });
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { body } = await calls.doctor(`POST ${path}/${id}/reject`, {
      body: { code: 'outOfArea', note: 'Too far away for house calls' },
      version: 1,
    });
    expect(body).toMatchObject({ status: 'rejected', card: null });
  });
  expect(sideEffects.notified).toEqual([`subscriptionRejected ${userOf(people.patient)}`]);
  expect(sideEffects.audited).toEqual([`decide subscription:${id} ${people.patient}`]);
  const { body } = await calls.patient<{ items: PatientSubscription[] }>(
    'GET /api/v1/patient/subscriptions?status=rejected',
  );
  expect(body.items.map(({ decision }) => decision)).toEqual([
    { at: expect.any(String), code: 'outOfArea', note: 'Too far away for house calls' },
  ]);
});

describe('ending', () => {
  test('with at least thirty days’ notice continues until then', async () => {
    const one = running();
    const { id, version, patientId } = one;
    const period = { startOn: '2025-12-20', endOn: '2026-01-20' };
    context().put('subscriptions', { ...one, period, anchorDay: 20 });
    const end = (endOn: string) =>
      context().calls.doctor<DoctorSubscriber>(`POST ${path}/${id}/end`, {
        body: { mode: 'notice', endOn, reason: 'The practice moves' },
        version,
      });
    expect((await end('2026-02-03')).body).toMatchObject({
      error: { code: 'validation_failed', fields: { endOn: ['notice_too_short'] } },
    });
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await end('2026-02-04');
      expect(body).toMatchObject({
        status: 'expiring',
        endOn: '2026-02-04',
        endReason: 'doctorEnded',
      });
      // It renews before then, for the remaining days.
      const { nextCharge, plan } = body;
      expect(nextCharge?.amount.amountMinor).toBeLessThan(plan.price.amountMinor);
    });
    expect(sideEffects.notified).toEqual([`subscriptionEnding ${userOf(patientId)}`]);
    expect(sideEffects.audited).toEqual([`decide subscription:${id} ${patientId}`]);
  });

  test('a later end is shown as active until thirty days before it', async () => {
    const { id, version } = running();
    const { body } = await context().calls.doctor(`POST ${path}/${id}/end`, {
      body: { mode: 'notice', endOn: '2026-03-20', reason: 'The practice moves' },
      version,
    });
    expect(body).toMatchObject({ status: 'active', endOn: '2026-03-20' });
  });

  test.each([{ mode: 'notice', endOn: '2026-03-20' }, { mode: 'now' }])(
    'saves the reason with the subscription, for the doctor: $mode',
    async (how) => {
      const { calls, signedIn } = context();
      const { id, version, patientId } = running();
      const reason = 'Moves away';
      await calls.doctor(`POST ${path}/${id}/end`, { body: { ...how, reason }, version });
      const { body } = await calls.doctor<SubscriberDetail>(`GET ${path}/${id}`);
      expect(body.endNote).toBe(reason);
      const patient = signedIn(userOf(patientId), 'patient');
      const own = await patient('GET /api/v1/patient/subscriptions');
      expect(JSON.stringify(own.body)).not.toContain(reason);
    },
  );

  test('immediately never refunds another amount than the one shown', async () => {
    const { calls } = context();
    const { id, version } = running();
    const refund = async () =>
      (await calls.doctor<ChargePreview>(`GET ${path}/${id}/charge-preview`)).body.endNow?.refund;
    const end = (shown: Money | undefined) =>
      calls.doctor(`POST ${path}/${id}/end`, {
        body: { mode: 'now', reason: 'Agreed by phone', refund: shown },
        version,
      });
    const before = await refund();
    const written = await writtenDuring(context(), async () => {
      const tooLow = before && { ...before, amountMinor: before.amountMinor - 1 };
      expect((await end(tooLow)).code).toBe('version_conflict');
    });
    expect(written).toEqual([]);
    expect((await end(before)).status).toBe(200);
  });

  test('immediately refunds unearned days, and cancels and returns future appointments', async () => {
    const { calls, practice } = context();
    const { id, version, patientId } = running();
    const preview = await calls.doctor<ChargePreview>(`GET ${path}/${id}/charge-preview`);
    const refund = preview.body.endNow?.refund.amountMinor ?? 0;
    expect(refund).toBeGreaterThan(0);
    const booked = await calls.doctor<{ id: string }>('POST /api/v1/doctor/appointments', {
      body: { patientId, visitTypeId: sample.followUp, startAt: context().startIn(3) },
    });
    expect(booked.status).toBe(201);
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await calls.doctor(`POST ${path}/${id}/end`, {
        body: { mode: 'now', reason: 'Agreed by phone' },
        version,
      });
      expect(body).toMatchObject({
        status: 'expiredCancelled',
        endReason: 'doctorEnded',
        card: null,
      });
    });
    expect(sideEffects.notified).toContain(`subscriptionEnded ${userOf(patientId)}`);
    const refunds = tables()
      .invoices(id)
      .flatMap((invoice) => tables().charges(invoice.id))
      .flatMap((charge) => tables().refunds(charge.id))
      .filter(({ reason }) => reason === 'unearnedDays');
    expect(refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(refund);
    expect(context().get('appointments', booked.body.id)).toMatchObject({
      state: 'cancelled',
      cancel: { code: 'subscriptionEnded', late: false },
    });
    const entries = table(practice.database, 'ledger').filter(
      ({ appointmentId }) => appointmentId === booked.body.id,
    );
    expect(entries.reduce((sum, { delta }) => sum + delta, 0)).toBe(0);
  });
});

test('an approved subscription starts and is charged on its day', async () => {
  const { calls, put, practice } = context();
  const application = pending();
  put('subscriptions', { ...application, planVersionId: sample.terms.essential });
  await calls.doctor(`POST ${path}/${application.id}/approve`, {
    body: { startOn: '2026-01-08' },
    version: 1,
  });
  practice.advanceClock(3 * day);
  const { body } = await calls.doctor<SubscriberDetail>(`GET ${path}/${application.id}`);
  expect(body).toMatchObject({ status: 'active', billingState: 'current' });
  expect(body.invoices).toHaveLength(1);
});
