import type { Order } from '@praxis/contract/demo/shop-orders';
import { pricesOf } from '@praxis/contract/demo/shop-prices';
import type { CartProduct } from '@praxis/contract/demo/shop-records';
import { startDemo, testNow, type TestDemo } from '../testing';

const path = '/apps/ecommerce/orders';

const address = {
  fullName: 'Nia Long',
  phone: '+1 617 555 0100',
  street: '1 Main Street',
  extra: '',
  city: 'Boston',
  postalCode: '02110',
  country: 'US',
};

const cart = async (demo: TestDemo) =>
  (await demo.get<{ products: CartProduct[] }>('/apps/ecommerce/cart')).body.products;
const orders = async (demo: TestDemo) => (await demo.get<{ orders: Order[] }>(path)).body.orders;

/** The order of a buyer who sees the current cart. */
async function seen(demo: TestDemo, changes: object = {}) {
  const products = await cart(demo);
  return {
    items: products.map(({ id, qty, color }) => ({ productId: id, qty, color })),
    total: pricesOf(products).total,
    address,
    payment: 'card',
    ...changes,
  };
}

async function order(demo: TestDemo, body: unknown, key = 'one') {
  const response = await demo.dispatcher.dispatch({
    method: 'POST',
    path,
    query: '',
    body: JSON.stringify(body),
    headers: { 'idempotency-key': key },
  });
  return { status: response.status, order: (JSON.parse(response.body) as { order?: Order }).order };
}

test('an order contains the cart at its prices, and empties the cart', async () => {
  const demo = startDemo();
  const products = await cart(demo);
  const placed = await order(demo, await seen(demo));
  expect(placed.status).toBe(201);
  expect(placed.order).toMatchObject({
    number: 'ORD-10003',
    placedAt: new Date(testNow).toISOString(),
    prices: { items: 102_500, discount: 5_935, delivery: 0, total: 96_565 },
    address,
    payment: 'card',
  });
  expect(placed.order?.items.map(({ productId, qty }) => [productId, qty])).toEqual(
    products.map(({ id, qty }) => [id, qty]),
  );
  expect(placed.order?.items.reduce((sum, { price }) => sum + price, 0)).toBe(96_565);
  expect(await cart(demo)).toEqual([]);
  expect((await orders(demo))[0]).toEqual(placed.order);
  const { body } = await demo.get<{ order: Order }>(`${path}/3`);
  expect(body.order).toEqual(placed.order);
  expect((await demo.get(`${path}/9`)).status).toBe(404);
});

test('a retry with the same key returns the same order', async () => {
  const demo = startDemo();
  const body = await seen(demo);
  const first = await order(demo, body);
  expect(await order(demo, body)).toEqual(first);
  expect(await orders(demo)).toHaveLength(3);
  // Another order with a new key fails because the cart is empty.
  expect((await order(demo, body, 'two')).status).toBe(409);
});

test('rejects an order if the cart has changed, and keeps the cart', async () => {
  const demo = startDemo();
  const body = await seen(demo);
  await demo.post('/apps/ecommerce/cart', { productId: 1 });
  const now = await cart(demo);
  expect((await order(demo, body)).status).toBe(409);
  const { items, ...rest } = await seen(demo);
  const recolored = items.map((item) => ({ ...item, color: 'info' }));
  expect((await order(demo, { ...rest, items: recolored })).status).toBe(409);
  expect((await order(demo, await seen(demo, { total: 1 }))).status).toBe(409);
  expect(await cart(demo)).toEqual(now);
  expect(await orders(demo)).toHaveLength(2);
});

test.each([
  ['no key', {}, ''],
  ['no items', { items: [] }, 'one'],
  ['no name', { address: { ...address, fullName: '  ' } }, 'one'],
  ['a postal code of elsewhere', { address: { ...address, country: 'PT' } }, 'one'],
  ['a phone without digits', { address: { ...address, phone: 'call me' } }, 'one'],
  ['a country without delivery', { address: { ...address, country: 'XX' } }, 'one'],
  ['an unknown payment', { payment: 'barter' }, 'one'],
])('rejects an order with %s', async (_what, changes, key) => {
  const demo = startDemo();
  const { status } = await order(demo, await seen(demo, changes), key);
  expect([400, 422]).toContain(status);
  expect(await orders(demo)).toHaveLength(2);
});
