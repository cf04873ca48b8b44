import type { Endpoint } from '@praxis/contract';
import { queueOptimistic } from './optimistic-queue';
import type { Client } from './client';

const endpoint = (path: string, kinds: string[]) =>
  ({ method: 'POST', path, audience: 'public', changes: kinds }) as unknown as Endpoint;
const quantity = endpoint('/cart/quantity', ['cart']);
const toWishlist = endpoint('/cart/to-wishlist', ['cart', 'wishlist']);
const star = endpoint('/tasks', ['task']);

function setUp() {
  const client = {} as Client;
  const sent: string[] = [];
  const responses: ((fails?: 'fails') => Promise<void>)[] = [];
  const press = (name: string, to: Endpoint, input: object, id = 1, turns?: unknown) => {
    const respond = queueOptimistic(client, to, input, { records: [id], turns }, () => {
      sent.push(name);
      return new Promise<void>((resolve, reject) => {
        responses.push(async (fails) => {
          if (fails) reject(new Error(fails));
          else resolve();
          await new Promise((wait) => setTimeout(wait));
        });
      });
    });
    respond.catch(() => undefined);
  };
  return { press, sent, respond: (index: number, fails?: 'fails') => responses[index]?.(fails) };
}

it('waits for pending mutations of the same record, even if one of them fails', async () => {
  const { press, sent, respond } = setUp();
  press('two', quantity, { qty: 2 });
  press('three', quantity, { qty: 3 });
  press('later', toWishlist, { productId: 1 });
  expect(sent).toEqual(['two']);
  await respond(0, 'fails');
  expect(sent).toEqual(['two', 'three']);
  await respond(1);
  expect(sent).toEqual(['two', 'three', 'later']);
  await respond(2);
  press('four', quantity, { qty: 4 });
  expect(sent).toEqual(['two', 'three', 'later', 'four']);
});

it('does not wait for another record, or a record of another kind', () => {
  const { press, sent } = setUp();
  press('two', quantity, { qty: 2 });
  press('another', quantity, { qty: 2 }, 2);
  press('task', star, { id: 1 });
  expect(sent).toEqual(['two', 'another', 'task']);
});

it('sends a repeated click together with the first, but queues a toggle back', async () => {
  const { press, sent, respond } = setUp();
  press('on', star, { label: 'new' }, 1, { on: true });
  press('on again', star, { label: 'new' }, 1, { on: true });
  press('off', star, { label: 'new' }, 1, { on: false });
  press('off again', star, { label: 'new' }, 1, { on: false });
  expect(sent).toEqual(['on', 'on again']);
  await respond(0);
  expect(sent).toEqual(['on', 'on again', 'off', 'off again']);
});
