import type {
  PatientInvoice,
  PatientInvoiceDetail,
} from '@praxis/contract/endpoints/views/money-records';
import { invoiceStatuses } from '@praxis/contract/entities/invoice';
import { exampleAt } from '../../../checks/refusals/refusal';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { table } from '../tables';
import { people, sample } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/patient/invoices';

const list = async (query = '') =>
  (
    await context().calls.patient<{
      items: PatientInvoice[];
      total: number;
      counts: Record<string, number>;
    }>(`GET ${path}?perPage=100${query}`)
  ).body;

const detail = async (id: string) =>
  (await context().calls.patient<PatientInvoiceDetail>(`GET ${path}/${id}`)).body;

/** Creates an open invoice and a second card of the sample patient. */
const createOpenInvoice = (): string => exampleAt(context(), `POST ${path}/:id/pay`).id ?? '';

const pay = (id: string, body: object = {}, version = context().get('invoices', id).version) =>
  context().calls.patient<PatientInvoiceDetail>(`POST ${path}/${id}/pay`, { body, version });

const chargesOf = (id: string) =>
  table(context().practice.database, 'charges').filter(({ invoiceId }) => invoiceId === id);

test('lists own invoices without drafts, with tab counts that add up', async () => {
  const { put, get } = context();
  const { items, counts, total } = await list();
  expect(total).toBeGreaterThan(0);
  expect(invoiceStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)).toBe(total);
  expect(items.every(({ patientId }) => patientId === people.patient)).toBe(true);
  const [first] = items;
  put('invoices', { ...get('invoices', first?.id ?? ''), id: 'draft', status: 'draft' });
  expect(await list()).toMatchObject({ total, counts: { draft: 0, all: total } });
  expect((await context().calls.patient(`GET ${path}/draft`)).code).toBe('not_found');
  const numbers = (await list('&sort=-total')).items.map((one) => one.total.amountMinor);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect((await list(`&q=${first?.number ?? ''}`)).items.map(({ id }) => id)).toContain(first?.id);
});

test('the detail shows seller, recipient, lines and payments', async () => {
  const [first] = (await list('&status=paid')).items;
  const shown = await detail(first?.id ?? '');
  expect(shown).toMatchObject({
    from: { name: 'Hudson Family Medicine', phone: '+1 212 555 0142' },
    billTo: null,
    planName: 'Plus',
    payments: [{ status: 'succeeded', card: { last4: expect.stringMatching(/^\d{4}$/) } }],
  });
  const lines = shown.lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  expect(lines + shown.tax.amountMinor).toBe(shown.total.amountMinor);
  const { body } = await context().calls.patient('PUT /api/v1/patient/billing', {
    version: 0,
    body: {
      name: 'Oyelaran Ltd',
      email: 'bills@example.org',
      address: { line1: '5 Elm Street', city: 'New York', postalCode: '10023', country: 'US' },
    },
  });
  expect(body).toMatchObject({ version: 1, billing: { name: 'Oyelaran Ltd' } });
  expect((await detail(first?.id ?? '')).billTo).toMatchObject({
    name: 'Oyelaran Ltd',
    address: { line2: '', state: '' },
  });
});

test('paying with the given card makes billing current again', async () => {
  const id = createOpenInvoice();
  const tries = chargesOf(id).length;
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { status, body } = await pay(id, { cardId: 'card-second' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'paid', due: { amountMinor: 0 } });
    expect(body.paid).toEqual(body.total);
    const notification = table(context().practice.database, 'notifications').find(
      ({ kind }) => kind === 'paymentSucceeded',
    );
    expect(notification?.values).toMatchObject({ amountMinor: String(body.total.amountMinor) });
    expect(notification?.link).toBe(`/patient/invoices/${id}`);
  });
  expect(sideEffects.notified).toEqual([`paymentSucceeded ${people.patientUser}`]);
  const [charge, ...others] = chargesOf(id).slice(tries);
  expect(others).toEqual([]);
  expect(charge).toMatchObject({ status: 'succeeded', cardId: 'card-second' });
  expect(context().get('subscriptions', sample.membership).billingState).toBe('current');
});

test('keeps a failed charge visible, and allows a retry with another card', async () => {
  const id = createOpenInvoice();
  const { put, get } = context();
  const card = get('cards', 'card-second');
  put('cards', { ...card, providerRef: 'sim_insufficientFunds_abcdefgh12' });
  const failed = await pay(id, { cardId: card.id });
  expect([failed.status, failed.code]).toEqual([402, 'card_declined']);
  expect(failed.body).toMatchObject({ error: { details: { failureCode: 'insufficientFunds' } } });
  expect(await detail(id)).toMatchObject({
    status: 'open',
    payments: [{ status: 'failed', failureCode: 'insufficientFunds' }],
  });
  put('cards', card);
  expect((await pay(id, { cardId: card.id })).body.payments.map(({ status }) => status)).toEqual([
    'failed',
    'succeeded',
  ]);
});

test('a paid invoice can’t be paid twice', async () => {
  const id = createOpenInvoice();
  await pay(id);
  expect((await pay(id)).code).toBe('transition_not_allowed');
  expect(chargesOf(id).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
});
