import type {
  DoctorAvailability,
  DoctorPayoutAccount,
} from '@praxis/contract/endpoints/doctor-profile';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { people, sample } from '../sample-records';

const context = sharedContext();

const put = <T = Record<string, unknown>>(name: string, body: unknown, version = 1) =>
  context().calls.doctor<T>(`PUT /api/v1/doctor/${name}`, { body, version });

const background = (change: object = {}) => ({
  degreeIds: ['md'],
  specialityIds: ['familyMedicine'],
  licences: [{ state: 'US-NY', number: 'LIC-20417', expiresOn: '2029-12-31' }],
  languages: ['en', 'es'],
  bio: 'Hearts, above all.',
  ...change,
});

describe('the background', () => {
  test('text changes need no verification', async () => {
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await put('background', background());
      expect(body).toMatchObject({ verification: 'verified', version: 2 });
    });
    expect(sideEffects).toEqual({
      notified: [],
      mailed: [],
      audited: [`update doctor:${people.doctor}`],
    });
    const { body } = await context().practice.anonymous(`GET /api/v1/doctors/${people.doctor}`);
    expect(body).toMatchObject({ bio: 'Hearts, above all.', languages: ['en', 'es'] });
  });

  test('a new license requires verification: admins are notified and the page is not public', async () => {
    const { calls, practice } = context();
    const licences = [{ state: 'US-NJ', number: 'NJ-1', expiresOn: '2030-01-01' }];
    const before = (await calls.admin('GET /api/v1/me/badges')).body['doctors'];
    const sideEffects = await sideEffectsOf(context(), async () => {
      expect((await put('background', background({ licences }))).body).toMatchObject({
        verification: 'pending',
        verificationReason: null,
      });
    });
    expect(sideEffects.notified).toEqual([`verificationRequested ${people.admin}`]);
    expect(sideEffects.mailed).toEqual(['verificationRequested admin@praxis.example']);
    expect((await calls.admin('GET /api/v1/me/badges')).body['doctors']).toBe(Number(before) + 1);
    expect((await practice.anonymous(`GET /api/v1/doctors/${people.doctor}`)).code).toBe(
      'not_found',
    );
    // Existing patients are not affected.
    expect((await calls.doctor('GET /api/v1/doctor/subscribers')).status).toBe(200);
  });

  test('two licenses of a state need different numbers', async () => {
    const licence = { state: 'US-NY', number: 'LIC-20417', expiresOn: '2029-12-31' };
    const putSecond = (number: string) =>
      put('background', background({ licences: [licence, { ...licence, number }] }));
    const { code, body } = await putSecond('lic 20417');
    expect(code).toBe('validation_failed');
    expect(body).toMatchObject({ error: { fields: { 'licences.1.number': ['repeated'] } } });
    expect((await putSecond('LIC-20418')).status).toBe(200);
  });

  test('degrees, specialties and states must be from the option lists', async () => {
    const licences = [{ state: 'US-ZZ', number: 'ZZ-1', expiresOn: '2030-01-01' }];
    const wrong = background({ degreeIds: ['md', 'wizard'], licences });
    const { code, body } = await put('background', wrong);
    expect(code).toBe('validation_failed');
    expect(body).toMatchObject({
      error: {
        fields: { 'degreeIds.1': ['not_an_option'], 'licences.0.state': ['not_an_option'] },
      },
    });
  });
});

describe('the practice', () => {
  const settings = (change: object = {}) => {
    const {
      id: _id,
      version: _version,
      createdAt: _made,
      updatedAt: _changed,
      ...body
    } = context().get('practices', people.practice);
    return { ...body, ...change };
  };

  test('policy changes apply immediately', async () => {
    const { policies } = context().get('practices', people.practice);
    await put('practice', settings({ policies: { ...policies, horizonDays: 3 } }));
    const { code } = await context().calls.patient('POST /api/v1/holds', {
      body: {
        doctorId: people.doctor,
        visitTypeId: sample.followUp,
        startAt: context().startIn(4),
      },
    });
    expect(code).toBe('too_far_ahead');
  });

  test('the currency is fixed once a plan was on sale', async () => {
    const { code, body } = await put('practice', settings({ currency: 'EUR' }));
    expect(code).toBe('validation_failed');
    expect(body).toMatchObject({ error: { fields: { currency: ['currency_fixed'] } } });
  });

  test('the state must be one of the options', async () => {
    const { code, body } = await put('practice', settings({ jurisdiction: 'US-ZZ' }));
    expect(code).toBe('validation_failed');
    expect(body).toMatchObject({ error: { fields: { jurisdiction: ['not_an_option'] } } });
    expect((await put('practice', settings({ jurisdiction: 'FR-IDF' }))).status).toBe(200);
  });

  test('names every unknown field, also within other fields', async () => {
    const { policies } = context().get('practices', people.practice);
    const { body } = await put(
      'practice',
      settings({ logo: 1, slogan: 2, policies: { ...policies, horizonWeeks: 3 } }),
    );
    const unknown = ['unrecognized_keys'];
    expect((body as { error: { fields: object } }).error.fields).toEqual({
      logo: unknown,
      slogan: unknown,
      'policies.horizonWeeks': unknown,
    });
  });

  test('rejects an unknown time zone', async () => {
    expect((await put('practice', settings({ timeZone: 'America/Atlantis' }))).code).toBe(
      'validation_failed',
    );
  });
});

describe('the payout account', () => {
  const account = {
    bankName: 'River Bank',
    holder: 'Helen Marsh',
    accountNumber: 'DE00 1234 9876',
  };

  test('stores only the last four characters of the account number', async () => {
    const { body } = await put<DoctorPayoutAccount>('payout', account);
    expect(body).toMatchObject({
      version: 2,
      account: { bankName: 'River Bank', last4: '9876', status: 'verified' },
    });
    expect(JSON.stringify(context().get('payoutAccounts', sample.payoutAccount))).not.toContain(
      '1234',
    );
  });

  test('does not exist at first: version 0', async () => {
    const { practice, calls } = context();
    practice.database.table('practice.payoutAccounts').remove(sample.payoutAccount);
    const { body } = await calls.doctor<DoctorPayoutAccount>('GET /api/v1/doctor/payout');
    expect(body).toMatchObject({ version: 0, account: null });
    expect((await put('payout', account, 0)).body).toMatchObject({ version: 1 });
  });

  test('shows the same balance as the payouts', async () => {
    const { calls } = context();
    const { body } = await calls.doctor<DoctorPayoutAccount>('GET /api/v1/doctor/payout');
    const payouts = await calls.doctor('GET /api/v1/doctor/payments/payouts');
    expect(body.balance).toEqual(payouts.body['balance']);
  });
});

describe('the hours', () => {
  const monday = { weekday: 1, startLocal: '09:00', endLocal: '12:00' };

  test.each([
    ['that end before they begin', [{ ...monday, endLocal: '08:00' }], 'weekly.0.endLocal'],
    ['that overlap', [monday, { ...monday, startLocal: '11:00' }], 'weekly.1.startLocal'],
  ])('rejects ranges %s', async (_what, weekly, field) => {
    const { code, body } = await put('availability', { weekly, overrides: [] });
    expect(code).toBe('validation_failed');
    expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([field]);
  });

  test('rejects two overrides of the same date', async () => {
    const closed = { on: '2026-02-02', ranges: [] };
    const { body } = await put('availability', { weekly: [monday], overrides: [closed, closed] });
    expect(body).toMatchObject({ error: { fields: { 'overrides.1.on': ['date_twice'] } } });
  });

  test('change the slots immediately', async () => {
    const { body } = await put<DoctorAvailability>('availability', {
      weekly: [{ ...monday, visitTypeId: sample.video }],
      overrides: [{ on: '2026-01-19', ranges: [{ startLocal: '15:00', endLocal: '16:00' }] }],
    });
    expect(body).toMatchObject({ version: 2, timeZone: 'America/New_York' });
    const slots = async (type: string, from: string, to = from) =>
      (
        await context().practice.anonymous<{ items: { startAt: string }[] }>(
          `GET /api/v1/doctors/${people.doctor}/slots?from=${from}&to=${to}&visitTypeId=${type}`,
        )
      ).body.items.map(({ startAt }) => startAt);
    expect(await slots(sample.video, '2026-01-13', '2026-01-18')).toEqual([]);
    // Weekly ranges may be limited to one visit type; ranges of a date apply to all.
    expect(await slots(sample.followUp, '2026-01-26')).toEqual([]);
    expect(await slots(sample.video, '2026-01-26')).not.toEqual([]);
    expect(await slots(sample.followUp, '2026-01-19')).toEqual([
      '2026-01-19T20:00:00.000Z',
      '2026-01-19T20:15:00.000Z',
      '2026-01-19T20:30:00.000Z',
    ]);
  });
});
