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
  const answers: ((fails?: 'fails') => Promise<void>)[] = [];
  const press = (name: string, to: Endpoint, input: object, id = 1, turns?: unknown) => {
    const answer = queueOptimistic(client, to, input, { records: [id], turns }, () => {
      sent.push(name);
      return new Promise<void>((resolve, reject) => {
        answers.push(async (fails) => {
          if (fails) reject(new Error(fails));
          else resolve();
          await new Promise((wait) => setTimeout(wait));
        });
      });
    });
    answer.catch(() => undefined);
  };
  return { press, sent, answer: (index: number, fails?: 'fails') => answers[index]?.(fails) };
}

it('waits for pending mutations of the same record, even if one of them fails', async () => {
  const { press, sent, answer } = setUp();
  press('two', quantity, { qty: 2 });
  press('three', quantity, { qty: 3 });
  press('later', toWishlist, { productId: 1 });
  expect(sent).toEqual(['two']);
  await answer(0, 'fails');
  expect(sent).toEqual(['two', 'three']);
  await answer(1);
  expect(sent).toEqual(['two', 'three', 'later']);
  await answer(2);
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
  const { press, sent, answer } = setUp();
  press('on', star, { label: 'new' }, 1, { on: true });
  press('on again', star, { label: 'new' }, 1, { on: true });
  press('off', star, { label: 'new' }, 1, { on: false });
  press('off again', star, { label: 'new' }, 1, { on: false });
  expect(sent).toEqual(['on', 'on again']);
  await answer(0);
  expect(sent).toEqual(['on', 'on again', 'off', 'off again']);
});
