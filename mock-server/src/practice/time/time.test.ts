import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { day } from '@praxis/contract/rules/time/instants';
import { firstPeriod } from '@praxis/contract/rules/subscriptions/subscription-decisions';
import { aPlan, aSubscription, aVersion } from '@praxis/contract/rules/testing/records';
import { table } from '../tables';
import { startPractice, type Call } from '../testing';

/** Signs up a doctor who is not part of the sample data. */
async function newDoctor() {
  const practice = startPractice();
  const email = 'nia.long@example.org';
  const password = 'a sentence that nobody guesses';
  await practice.anonymous('POST /api/v1/auth/sign-up', {
    body: { email, password, role: 'doctor' },
  });
  const { code } = table(practice.database, 'codes').get(`verify ${email}`) ?? { code: '' };
  await practice.anonymous('POST /api/v1/auth/verify', { body: { email, code } });
  return { practice, signIn: () => practice.signIn(email, password) };
}

/**
 * Creates a signed-up doctor's plan with a trial, subscribed to by the sample patient and an
 * applicant.
 */
async function newDoctorWithPatient() {
  const { practice, signIn } = await newDoctor();
  await practice.as('patient');
  const { database } = practice;
  const doctor = table(database, 'doctors').all().at(-1)!;
  const account = practiceAccounts.find(({ role }) => role === 'patient')!;
  const user = table(database, 'users').find(({ email }) => email === account.email)!;
  const patient = table(database, 'patients').find(({ userId }) => userId === user.id)!;
  const card = table(database, 'cards').find(({ patientId }) => patientId === patient.id)!;
  const currency = 'USD';
  const version = table(database, 'planVersions').put(
    aVersion({
      price: { amountMinor: 8000, currency },
      joiningFee: { amountMinor: 1500, currency },
      trialDays: 10,
    }),
  );
  table(database, 'plans').put(aPlan({ doctorId: doctor.id }));
  const at = new Date(practice.simulation.now()).toISOString();
  const fields = { doctorId: doctor.id, patientId: patient.id, cardId: card.id, createdAt: at };
  const startOn = '2026-01-08';
  table(database, 'subscriptions').put(
    aSubscription({
      ...fields,
      id: 'approved',
      status: 'approved',
      billingState: 'none',
      startOn,
      ...firstPeriod(startOn, version),
      updatedAt: at,
    }),
  );
  table(database, 'subscriptions').put(
    aSubscription({
      ...fields,
      id: 'applied',
      status: 'pending',
      billingState: 'none',
      updatedAt: at,
    }),
  );
  return { practice, signIn };
}

describe('subscriptions with a signed-up doctor', () => {
  const read = async (call: Call) => {
    const { body } = await call<{ items: DoctorSubscriber[] }>(
      'GET /api/v1/doctor/subscribers?perPage=100',
    );
    const of = (id: string) => body.items.find((one) => one.id === id);
    return { approved: of('approved'), applied: of('applied') };
  };

  test('start, are charged the previewed amount after the trial, renew and expire', async () => {
    const { practice, signIn } = await newDoctorWithPatient();
    const shown = (await read(await signIn())).approved?.nextCharge;
    expect(shown).toEqual({ on: '2026-01-18', amount: { amountMinor: 9500, currency: 'USD' } });

    practice.advanceClock(4 * day);
    expect((await read(await signIn())).approved).toMatchObject({
      status: 'active',
      billingState: 'trialing',
      nextCharge: shown,
    });

    practice.advanceClock(12 * day);
    const { approved, applied } = await read(await signIn());
    expect(applied).toMatchObject({ status: 'expiredCancelled', endReason: 'undecided' });
    expect(approved).toMatchObject({
      billingState: 'current',
      period: { startOn: '2026-01-18', endOn: '2026-02-18' },
      nextCharge: { on: '2026-02-18', amount: { amountMinor: 8000, currency: 'USD' } },
    });
    const charges = () =>
      table(practice.database, 'charges').filter(({ invoiceId }) =>
        invoiceId.startsWith('approved'),
      );
    expect(charges()).toMatchObject([{ status: 'succeeded', amount: shown?.amount }]);

    practice.advanceClock(31 * day);
    await practice.as('admin');
    expect(charges()).toHaveLength(2);
  });

  test('are charged after a reload as well, on the first request of any user', async () => {
    const { practice } = await newDoctorWithPatient();
    const again = startPractice();
    again.database.apply(practice.database.changesSinceSeed());
    again.advanceClock(20 * day);
    const admin = await again.as('admin');
    await admin('GET /api/v1/admin/doctors');
    const charges = table(again.database, 'charges').filter(({ invoiceId }) =>
      invoiceId.startsWith('approved'),
    );
    expect(charges).toMatchObject([{ status: 'succeeded', amount: { amountMinor: 9500 } }]);
  });
});

test('stored subscription changes don’t break public lists as time passes', async () => {
  const practice = startPractice();
  const patient = await practice.as('patient');
  const { body } = await patient<{ items: { id: string; version: number }[] }>(
    'GET /api/v1/patient/subscriptions',
  );
  const { id, version } = body.items[0]!;
  await patient(`POST /api/v1/patient/subscriptions/${id}/cancel`, {
    version,
    body: { mode: 'atPeriodEnd' },
  });
  const again = startPractice();
  again.database.apply(practice.database.changesSinceSeed());
  again.advanceClock(day);
  const { status } = await again.anonymous('GET /api/v1/options/specialities?locale=en');
  expect(status).toBe(200);
});

test('jobs of a signed-up doctor run, even if no sample account sends a request', async () => {
  const { practice, signIn } = await newDoctor();
  const body = { email: 'nurse@example.org', roleId: 'nurse' };
  const invited = await (await signIn())('POST /api/v1/doctor/team/invitations', { body });
  expect(invited.body).toMatchObject({ status: 'sent' });
  practice.advanceClock(8 * day);
  const team = await (await signIn())<{ invitations: object[] }>('GET /api/v1/doctor/team');
  expect(team.body.invitations).toMatchObject([{ status: 'expired' }]);
});

test.each(practiceAccounts.filter(({ role }) => role === 'doctor' || role === 'patient'))(
  'has run the due jobs by the first request of the $role',
  async ({ email, password }) => {
    const practice = startPractice();
    practice.advanceClock(30 * day);
    const call = await practice.signIn(email, password);
    const { body } = await call<{ total: number }>('GET /api/v1/me/notifications');
    expect(body.total).toBeGreaterThan(0);
  },
);
