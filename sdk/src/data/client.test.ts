import * as z from '@praxis/contract/schema';
import { endpoint } from '@praxis/contract';
import { createPayout, listPayouts } from '@praxis/contract/endpoints/payments';
import { startBackEnd } from '../testing/back-end';
import { createClient, randomKey, type WireRequest } from './client';

const put = endpoint({
  method: 'PUT',
  path: '/things/:id',
  params: z.object({ id: z.string() }),
  audience: 'signedIn',
  body: z.strictObject({ name: z.optional(z.string()) }),
  response: z.object({ id: z.string() }),
});
const get = endpoint({
  method: 'GET',
  path: '/things/:id',
  params: z.object({ id: z.string() }),
  audience: 'signedIn',
  response: z.object({ id: z.string() }),
});

function recorded(response: unknown) {
  const requests: WireRequest[] = [];
  const client = createClient(async (request) => {
    requests.push(request);
    return response;
  });
  return { client, requests };
}

it('sends an empty body if the endpoint takes one and none is given, otherwise none', async () => {
  const { client, requests } = recorded({ id: 'a' });
  await client.call(put, { params: { id: 'a' } });
  await client.call(get, { params: { id: 'a' } });
  expect(requests.map(({ body }) => body)).toEqual([{}, undefined]);
});

it('fills in path parameters, URL-encoded', async () => {
  const { client, requests } = recorded({ id: 'a' });
  await client.call(get, { params: { id: 'a/b c' } });
  expect(requests[0]?.path).toBe('/things/a%2Fb%20c');
});

it.each([
  ['../accounts', '/things/..%2Faccounts'],
  ['%2F..%2F', '/things/%252F..%252F'],
  ['//evil.example', '/things/%2F%2Fevil.example'],
  ['a?as=admin#x', '/things/a%3Fas%3Dadmin%23x'],
  ['.\\..\\', '/things/.%5C..%5C'],
])('keeps the parameter %j within its path segment', async (id, path) => {
  const { client, requests } = recorded({ id: 'a' });
  await client.call(get, { params: { id } });
  expect(requests[0]?.path).toBe(path);
  expect(new URL(path, 'https://api.example').pathname).toBe(path);
});

// Browsers resolve these as dot segments, even escaped; an empty one would be another endpoint.
it.each(['', '.', '..', '\ud800'])(
  'sends no request for the parameter %j and reports not found',
  async (id) => {
    const { client, requests } = recorded({ id: 'a' });
    await expect(client.call(put, { params: { id } })).rejects.toMatchObject({
      failure: { kind: 'rule', status: 404, code: 'not_found' },
    });
    expect(requests).toEqual([]);
  },
);

it('rejects a response of another shape and names the field without its value', async () => {
  const { client } = recorded({ id: 7 });
  await expect(client.call(get, { params: { id: 'a' } })).rejects.toThrow(
    'GET /things/:id returned an unexpected shape at "id".',
  );
});

it('processes a mutation once, however often it is retried after lost responses', async () => {
  const { signIn, clientOf, failNext, sent } = await startBackEnd();
  const client = clientOf(await signIn('practice', 'doctor'));
  const { total: before, balance } = await client.call(listPayouts, { query: {} });
  const command = { body: { amount: balance }, idempotencyKey: randomKey() };
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    failNext(createPayout, 'responseLost');
    await expect(client.call(createPayout, command)).rejects.toMatchObject({
      failure: { kind: 'offline' },
    });
  }
  const payout = await client.call(createPayout, command);
  const { total, items } = await client.call(listPayouts, { query: {} });
  expect(total).toBe(before + 1);
  expect(items.filter(({ id }) => id === payout.id)).toHaveLength(1);
  const keys = sent.filter(({ line }) => line.startsWith('POST') && line.endsWith('payouts'));
  expect(new Set(keys.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});
