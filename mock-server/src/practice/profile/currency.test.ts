import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import type { Practice } from '@praxis/contract/entities/practice';
import type { PracticeSession } from '@praxis/contract/entities/session';
import { sharedContext } from '../../../checks/shared-context';
import { table } from '../tables';

const context = sharedContext();
const path = '/api/v1/doctor/plans';
const email = 'nia.long@example.org';

/** Creates a newly signed-up doctor with a draft plan. */
async function createDraft() {
  const { practice } = context();
  const auth = (name: string, body: object) =>
    practice.anonymous<PracticeSession>(`POST /api/v1/auth/${name}`, { body: { email, ...body } });
  await auth('sign-up', { password: 'a sentence that nobody guesses', role: 'doctor' });
  const mail = table(practice.database, 'mails').find(({ to }) => to === email);
  const { body: session } = await auth('verify', { code: mail?.values['code'] });
  const call = practice.withToken(session.accessToken);
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  const { body: draft } = await call<DoctorPlan>(`POST ${path}`, {
    body: {
      name: 'House calls',
      description: '',
      benefits: [],
      price: usd(4_900),
      intervalMonths: 1,
      joiningFee: usd(1_000),
      trialDays: 0,
      visitAllowance: null,
      capacity: null,
      autoRenew: true,
    },
  });
  const moveTo = async (currency: string) => {
    const { body: now } = await call<Practice>('GET /api/v1/doctor/practice');
    const { policies, bookingMode } = now;
    return call<Practice>('PUT /api/v1/doctor/practice', {
      body: {
        name: 'Long Family Medicine',
        address: { line1: 'Main Street 1', city: 'Berlin', postalCode: '10115', country: 'DE' },
        phone: '',
        timeZone: 'Europe/Berlin',
        jurisdiction: 'DE-BE',
        ...{ currency, policies, bookingMode },
      },
      version: now.version,
    });
  };
  const read = async () => (await call<DoctorPlan>(`GET ${path}/${draft.id}`)).body;
  return { call, draft, moveTo, read };
}

test('a draft follows the practice to another currency, with its amounts, and can be published', async () => {
  const { call, draft, moveTo, read } = await createDraft();
  expect((await moveTo('EUR')).body.currency).toBe('EUR');
  const { version, current } = await read();
  expect(current).toMatchObject({
    price: { amountMinor: 4_900, currency: 'EUR' },
    joiningFee: { amountMinor: 1_000, currency: 'EUR' },
  });
  // The version increases, so that other tabs detect the change.
  expect(version).toBe(draft.version + 1);
  const { status } = await call(`POST ${path}/${draft.id}/publish`, { version });
  expect(status).toBe(200);
  expect((await moveTo('CHF')).body).toMatchObject({
    error: { fields: { currency: ['currency_fixed'] } },
  });
  expect((await read()).current.price.currency).toBe('EUR');
});

test('a draft is unchanged if the currency is', async () => {
  const { draft, moveTo, read } = await createDraft();
  expect((await moveTo('USD')).status).toBe(200);
  expect((await read()).version).toBe(draft.version);
});
