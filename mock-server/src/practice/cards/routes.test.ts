import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import { minute } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { table } from '../tables';
import { people, sample } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/patient/cards';

const list = async () =>
  (await context().calls.patient<{ items: PatientCard[] }>(`GET ${path}`)).body.items;

const setUp = async () =>
  (await context().calls.patient<{ setupId: string; expiresAt: string }>(`POST ${path}/setup`))
    .body;

const add = (setupId: string, change: object = {}) =>
  context().calls.patient<PatientCard>(`POST ${path}`, {
    body: {
      setupId,
      providerRef: 'sim_ok_abcdefgh12',
      brand: 'mastercard',
      last4: '4444',
      expMonth: 1,
      expYear: 2026,
      ...change,
    },
  });

const subscription = () => context().get('subscriptions', sample.membership);

test('saves a card with a setup, which works once and expires after 30 minutes', async () => {
  const { setupId, expiresAt } = await setUp();
  expect(Date.parse(expiresAt) - context().now).toBe(30 * minute);
  const { status, body } = await add(setupId);
  expect(status).toBe(201);
  // Cards are valid through the last day of their expiry month.
  expect(body).toMatchObject({ brand: 'mastercard', last4: '4444', isDefault: false });
  expect(body).not.toHaveProperty('providerRef');
  expect((await add(setupId)).code).toBe('not_found');
  const another = await setUp();
  context().practice.advanceClock(30 * minute);
  expect((await add(another.setupId)).code).toBe('code_expired');
});

test('does not save a declined card, and keeps the setup', async () => {
  const { setupId } = await setUp();
  const before = (await list()).length;
  const declined = await add(setupId, { providerRef: 'sim_declined_abcdefgh12' });
  expect([declined.status, declined.code]).toEqual([402, 'card_declined']);
  expect(await list()).toHaveLength(before);
  expect((await add(setupId)).status).toBe(201);
});

test('has one default card, which open subscriptions are charged to', async () => {
  const { body } = await add((await setUp()).setupId);
  expect(subscription().cardId).not.toBe(body.id);
  const updated = await context().calls.patient<PatientCard>(`POST ${path}/${body.id}/default`, {
    version: body.version,
  });
  expect(updated.body.isDefault).toBe(true);
  expect((await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([
    body.id,
  ]);
  expect(subscription().cardId).toBe(body.id);
});

test('makes the first card the default', async () => {
  const cards = table(context().practice.database, 'cards');
  for (const { id } of cards.filter(({ patientId }) => patientId === people.patient))
    cards.remove(id);
  const { body } = await add((await setUp()).setupId);
  expect(body.isDefault).toBe(true);
});

test('does not delete the card of an open subscription, but others', async () => {
  const { cardId } = subscription();
  const { body } = await add((await setUp()).setupId);
  const remove = (id: string, version: number) =>
    context().calls.patient(`DELETE ${path}/${id}`, { version });
  const { version } = context().get('cards', cardId ?? '');
  expect((await remove(cardId ?? '', version)).code).toBe('card_in_use');
  expect((await remove(body.id, body.version)).status).toBe(204);
  context().put('subscriptions', { ...subscription(), status: 'expiredCancelled', cardId: null });
  expect((await remove(cardId ?? '', version)).status).toBe(204);
});

test('accepts only tokens of the provider, never card numbers', async () => {
  const { setupId } = await setUp();
  for (const providerRef of ['4242424242424242', 'tok_1', 'sim_ok_4242'])
    expect((await add(setupId, { providerRef })).code).toBe('validation_failed');
  expect((await add(setupId, { number: '4242424242424242' })).code).toBe('validation_failed');
  expect((await add(setupId, { cvc: '123' })).code).toBe('validation_failed');
});
