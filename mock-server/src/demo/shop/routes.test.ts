import {
  priceBands,
  type CartItem,
  type CartProduct,
  type Product,
  type WishlistItem,
} from '@praxis/contract/demo/shop-records';
import { startDemo, testNow, type TestDemo } from '../testing';
import { cartItemsCount } from '../jwt/data';

interface Page {
  products: Product[];
  total: number;
  userWishlist: WishlistItem[];
  userCart: CartItem[];
}

const list = async (demo: TestDemo, query = {}) =>
  (await demo.get<Page>('/apps/ecommerce/products', query)).body;
const all = async (demo: TestDemo) => (await list(demo, { perPage: 100 })).products;
const cart = async (demo: TestDemo) =>
  (await demo.get<{ products: CartProduct[] }>('/apps/ecommerce/cart')).body.products;
const wishlist = async (demo: TestDemo) =>
  (await demo.get<{ products: Product[] }>('/apps/ecommerce/wishlist')).body.products;
const product = async (demo: TestDemo, id: number) =>
  (await demo.get<{ product: Product }>(`/apps/ecommerce/products/${id}`)).body.product;
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

test('has 27 products of ten brands in four price bands', async () => {
  const products = await all(startDemo());
  expect(products).toHaveLength(27);
  expect(new Set(products.map(({ brand }) => brand)).size).toBe(10);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(27);
  for (const { above, upTo } of priceBands)
    expect(
      products.filter(({ price }) => price > above && (upTo === null || price <= upTo)).length,
    ).toBeGreaterThan(0);
  for (const { rating } of products) expect([1, 2, 3, 4, 5]).toContain(rating);
});

test('lists nine by default, sorted by newest as featured', async () => {
  const demo = startDemo();
  const first = await list(demo);
  expect(ids(first.products)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
  expect(first.total).toBe(27);
  for (const query of [
    { sortBy: 'featured' },
    { sortBy: 'x' },
    { page: 0 },
    { perPage: 0 },
    { q: '' },
  ])
    expect(await list(demo, query)).toEqual(first);
  expect(await list(demo, { page: 4 })).toMatchObject({ products: [], total: 27 });
});

test('sorts by price, both ways', async () => {
  const demo = startDemo();
  const prices = async (sortBy: string) =>
    (await list(demo, { sortBy, perPage: 27 })).products.map(({ price }) => price);
  const rising = await prices('price-asc');
  expect(rising).toEqual(rising.toSorted((first, second) => first - second));
  expect(await prices('price-desc')).toEqual(rising.toReversed());
});

test('searches names, ignoring case', async () => {
  const { products, total } = await list(startDemo(), { q: 'INCHES' });
  expect(products.map(({ name }) => name)).toEqual(['Screen, 27 inches', 'Tablet, 11 inches']);
  expect(total).toBe(2);
});

test('marks products in the cart and wishlist', async () => {
  const demo = startDemo();
  const { userCart, userWishlist } = await list(demo);
  const products = await all(demo);
  expect(userCart.length).toBeGreaterThan(2);
  expect(userWishlist.length).toBeGreaterThan(2);
  for (const one of products) {
    expect(one.isInCart).toBe(userCart.some(({ productId }) => productId === one.id));
    expect(one.isInWishlist).toBe(userWishlist.some(({ productId }) => productId === one.id));
    expect(await product(demo, one.id)).toEqual(one);
  }
  expect(Object.keys(userCart[0] ?? {}).sort()).toEqual(['id', 'productId', 'qty']);
});

test('the account’s cart count matches the sample cart', async () => {
  expect(await cart(startDemo())).toHaveLength(cartItemsCount);
});

test.each([
  [0, { offers: 1, discountPercentage: 3 }, 1],
  [0.999_999, { offers: 4, discountPercentage: 20 }, 8],
])('a random value of %d gives %j, and delivery in %d days', async (drawn, expected, days) => {
  const demo = startDemo({ random: () => drawn });
  await demo.post('/apps/ecommerce/cart', { productId: 1 });
  const added = (await cart(demo)).at(-1)!;
  expect(added).toMatchObject(expected);
  expect((Date.parse(added.shippingDate) - testNow) / 86_400_000).toBeCloseTo(days, 3);
});

test('the sample cart has stable prices across reloads', async () => {
  const load = () => cart(startDemo({ random: Math.random }));
  const first = await load();
  expect(await load()).toEqual(first);
  for (const { offers, discountPercentage } of first) {
    expect([1, 2, 3, 4]).toContain(offers);
    expect(discountPercentage).toBeGreaterThanOrEqual(3);
    expect(discountPercentage).toBeLessThanOrEqual(20);
  }
});

test('the cart lists products under their own ids, with stable offers', async () => {
  const demo = startDemo({ random: Math.random });
  const first = await cart(demo);
  const { userCart } = await list(demo);
  expect(first.map(({ id, qty }) => [id, qty])).toEqual(
    userCart.map(({ productId, qty }) => [productId, qty]),
  );
  expect(first[0]).toMatchObject({
    isInCart: true,
    isInWishlist: false,
    name: 'Office chair Ergo',
  });
  expect(await cart(demo)).toEqual(first);
});

test('adds to the cart, increases the quantity if present, and removes', async () => {
  const demo = startDemo();
  const before = await cart(demo);
  expect(await demo.post('/apps/ecommerce/cart', { productId: 1 })).toEqual({ status: 201 });
  await demo.post('/apps/ecommerce/cart', { productId: '1' });
  const after = await cart(demo);
  expect(ids(after)).toEqual([...ids(before), 1]);
  expect(after.at(-1)).toMatchObject({ id: 1, qty: 2, isInCart: true });
  expect((await list(demo)).userCart.at(-1)).toEqual({
    id: before.length + 1,
    productId: 1,
    qty: 2,
  });
  expect((await demo.remove('/apps/ecommerce/cart/1')).status).toBe(200);
  expect(await cart(demo)).toEqual(before);
  expect((await product(demo, 1)).isInCart).toBe(false);
  expect((await demo.remove('/apps/ecommerce/cart/1')).status).toBe(404);
});

test('adds to the wishlist once, and removes', async () => {
  const demo = startDemo();
  const before = await wishlist(demo);
  expect((await demo.post('/apps/ecommerce/wishlist', { productId: 1 })).status).toBe(201);
  expect((await demo.post('/apps/ecommerce/wishlist', { productId: 1 })).status).toBe(201);
  expect(ids(await wishlist(demo))).toEqual([...ids(before), 1]);
  expect((await product(demo, 1)).isInWishlist).toBe(true);
  expect((await demo.remove('/apps/ecommerce/wishlist/1')).status).toBe(200);
  expect(await wishlist(demo)).toEqual(before);
});

test('the cart can be emptied and refilled', async () => {
  const demo = startDemo();
  for (const { id } of await cart(demo)) await demo.remove(`/apps/ecommerce/cart/${id}`);
  expect(await cart(demo)).toEqual([]);
  await demo.post('/apps/ecommerce/cart', { productId: 2 });
  expect((await list(demo)).userCart).toEqual([{ id: 1, productId: 2, qty: 1 }]);
});

const total = async (demo: TestDemo, query = {}) => (await list(demo, query)).total;

test('combines filters; unknown values don’t filter', async () => {
  const demo = startDemo();
  expect(await total(demo, { price: '0-10' })).toBe(4);
  expect(await total(demo, { price: '500-' })).toBe(4);
  expect(await total(demo, { 'brand[]': ['Pulseon'] })).toBe(4);
  expect(await total(demo, { 'brand[]': ['Pulseon', 'Havn'] })).toBe(7);
  expect(await total(demo, { 'category[]': ['furniture'] })).toBe(2);
  expect(await total(demo, { rating: 5 })).toBe(10);
  expect(
    ids((await list(demo, { 'brand[]': ['Pulseon'], price: '100-500', rating: 5 })).products),
  ).toEqual([18]);
  expect(await total(demo, { price: 'x', rating: 'x', 'category[]': [] })).toBe(27);
});

test('the counts of each filter respect the other filters', async () => {
  const demo = startDemo();
  type Counts = Record<string, { value: string; count: number }[]>;
  const filters = async (query = {}) =>
    (await demo.get<Counts>('/apps/ecommerce/filters', query)).body;
  const count = (counts: Counts, name: string, value: string) =>
    counts[name]?.find((one) => one.value === value)?.count;
  const whole = await filters();
  for (const name of ['price', 'brand', 'category'])
    expect(whole[name]?.reduce((sum, one) => sum + one.count, 0)).toBe(27);
  const chosen = await filters({ 'brand[]': ['Pulseon'] });
  // Other brands can be added; the other filters count within the brand.
  expect(chosen['brand']).toEqual(whole['brand']);
  expect(count(chosen, 'category', 'health')).toBe(4);
  expect(count(chosen, 'category', 'furniture')).toBe(0);
  for (const { value, count: expected } of chosen['price'] ?? [])
    expect(await total(demo, { 'brand[]': ['Pulseon'], price: value })).toBe(expected);
  expect(count(await filters({ q: 'inches' }), 'category', 'electronics')).toBe(2);
});

test('related products have the same category, then the same brand', async () => {
  const demo = startDemo();
  const related = (id: number) =>
    demo.get<{ category: string; products: Product[] }>(`/apps/ecommerce/related/${id}`);
  const { body } = await related(24);
  expect(body.category).toBe('furniture');
  expect(ids(body.products)).toEqual([26, 17, 5]);
  expect(ids((await related(2)).body.products)).toHaveLength(4);
  expect((await related(999)).status).toBe(404);
});

test('changes the quantity of a cart item within its limits', async () => {
  const demo = startDemo();
  const set = (body: unknown) => demo.post('/apps/ecommerce/cart/quantity', body);
  expect((await set({ productId: 5, qty: 7 })).status).toBe(200);
  expect((await cart(demo)).find(({ id }) => id === 5)?.qty).toBe(7);
  for (const qty of [0, -1, 1.5, 100, '2'])
    expect((await set({ productId: 5, qty })).status).toBe(400);
  expect((await set({ productId: 1, qty: 2 })).status).toBe(404);
});

test('adding to the cart stops at the maximum quantity', async () => {
  const demo = startDemo();
  for (const qty of [98, 99]) await demo.post('/apps/ecommerce/cart', { productId: 2, qty });
  expect((await cart(demo)).find(({ id }) => id === 2)?.qty).toBe(99);
});

test('moves a part of a cart item to the wishlist', async () => {
  const demo = startDemo();
  await demo.post('/apps/ecommerce/cart', { productId: 2, qty: 3 });
  const move = (body: object) => demo.post('/apps/ecommerce/cart/to-wishlist', body);
  const left = async () => (await cart(demo)).find(({ id }) => id === 2)?.qty;
  expect((await move({ productId: 2, qty: 1 })).status).toBe(200);
  expect(await left()).toBe(2);
  expect(ids(await wishlist(demo))).toContain(2);
  await move({ productId: 2, qty: 2 });
  expect(await left()).toBeUndefined();
  expect((await move({ productId: 2, qty: 0 })).status).toBe(400);
});

test('a product that returns to the cart keeps its offer', async () => {
  let drawn = 0.2;
  const demo = startDemo({ random: () => drawn });
  const before = await cart(demo);
  const chair = before.find(({ id }) => id === 24);
  drawn = 0.9;
  await demo.post('/apps/ecommerce/cart/to-wishlist', { productId: 24 });
  expect(ids(await cart(demo))).not.toContain(24);
  expect(ids(await wishlist(demo))).toContain(24);
  await demo.post('/apps/ecommerce/wishlist/to-cart', { productId: 24, qty: 3, color: 'danger' });
  expect(ids(await wishlist(demo))).not.toContain(24);
  expect((await cart(demo)).at(-1)).toEqual({
    ...chair,
    // The cart item is a new one.
    cartItemId: expect.any(Number),
    colorsInCart: ['danger'],
    qty: 3,
    color: 'danger',
  });
  for (const path of ['cart/to-wishlist', 'wishlist/to-cart'])
    expect((await demo.post(`/apps/ecommerce/${path}`, { productId: 1 })).status).toBe(404);
});

test('ignores a color in which the product is not available', async () => {
  const demo = startDemo();
  await demo.post('/apps/ecommerce/cart', { productId: 1, color: 'warning' });
  expect((await cart(demo)).at(-1)).not.toHaveProperty('color');
});

test('a product in two colors has two cart items with separate quantities and one offer', async () => {
  const demo = startDemo({ random: Math.random });
  const put = (color?: string) => demo.post('/apps/ecommerce/cart', { productId: 19, color });
  const lines = async () => (await cart(demo)).filter(({ id }) => id === 19);
  const [first = '', other = ''] = (await product(demo, 19)).colorOptions;
  await put();
  await put(other);
  await put(first);
  const [one, two] = await lines();
  expect([one?.color, one?.qty, two?.color, two?.qty]).toEqual([first, 2, other, 1]);
  expect(two?.discountPercentage).toBe(one?.discountPercentage);
  expect((await product(demo, 19)).colorsInCart).toEqual([first, other]);
  const body = { productId: 19, color: other, qty: 5 };
  expect((await demo.post('/apps/ecommerce/cart/quantity', body)).status).toBe(200);
  expect((await lines()).map(({ qty }) => qty)).toEqual([2, 5]);
  const without = (color: string) => demo.remove('/apps/ecommerce/cart/19', { color });
  expect((await without('plaid')).status).toBe(404);
  expect((await without(first)).status).toBe(200);
  expect((await lines()).map(({ color }) => color)).toEqual([other]);
  const kept = { productId: 19, color: other };
  expect((await demo.post('/apps/ecommerce/cart/to-wishlist', kept)).status).toBe(200);
  expect(await product(demo, 19)).toMatchObject({ isInCart: false, colorsInCart: [] });
});
