import type { Endpoint } from '@praxis/contract';
import type { Client } from './client';
import { queueMutation } from './mutation-queue';
import type { RecordId } from './optimistic-update';

const endpoint = (path: string, kinds: string[]) =>
  ({ method: 'POST', path, audience: 'public', changes: kinds }) as unknown as Endpoint;
const quantity = endpoint('/cart/quantity', ['cart']);
const toWishlist = endpoint('/cart/to-wishlist', ['cart', 'wishlist']);
const star = endpoint('/tasks', ['task']);

type Ids = RecordId | readonly RecordId[];

function setUp() {
  const client = {} as Client;
  const sent: string[] = [];
  const responses: ((fails?: 'fails') => Promise<void>)[] = [];
  const press = (name: string, to: Endpoint, input: object, ids: Ids = 1, turns?: unknown) => {
    const respond = queueMutation(client, to, input, { records: [ids].flat(), turns }, () => {
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

it('sends a versioned mutation after an optimistic one of the same record, and the other way round', async () => {
  const { press, sent, respond } = setUp();
  const read = endpoint('/threads/:id/read', ['thread']);
  const close = endpoint('/threads/:id/close', ['thread', 'badge']);
  press('read', read, {}, 'thr_1');
  press('close', close, { params: { id: 'thr_1' }, version: 4 }, []);
  press('unread', read, { on: false }, 'thr_1');
  press('another', read, {}, 'thr_2');
  expect(sent).toEqual(['read', 'another']);
  await respond(0);
  expect(sent).toEqual(['read', 'another', 'close']);
  await respond(2);
  expect(sent).toEqual(['read', 'another', 'close', 'unread']);
});
