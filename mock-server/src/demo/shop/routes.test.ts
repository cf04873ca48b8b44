import {
  priceBands,
  type CartItem,
  type CartProduct,
  type Product,
  type WishlistItem,
} from '@praxis/contract/demo/shop';
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

test('27 products over ten brands and four price bands', async () => {
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

test('lists nine by default, featured: the newest first', async () => {
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

test('a list says what is in the cart and in the wishlist', async () => {
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

test('an account knows how many products the cart of the sample data holds', async () => {
  expect(await cart(startDemo())).toHaveLength(cartItemsCount);
});

test.each([
  [0, { offers: 1, discountPercentage: 3 }, 1],
  [0.999_999, { offers: 4, discountPercentage: 20 }, 8],
])('a draw of %d gives %j, and a delivery in %d days', async (drawn, expected, days) => {
  const demo = startDemo({ random: () => drawn });
  for (const one of await cart(demo)) {
    expect(one).toMatchObject(expected);
    expect((Date.parse(one.shippingDate) - testNow) / 86_400_000).toBeCloseTo(days, 3);
  }
});

test('the cart holds products with their own ids; what was drawn stays', async () => {
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

test('puts into the cart, once more if it is there, and takes out', async () => {
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

test('puts on the wishlist, once, and takes off', async () => {
  const demo = startDemo();
  const before = await wishlist(demo);
  expect((await demo.post('/apps/ecommerce/wishlist', { productId: 1 })).status).toBe(201);
  expect((await demo.post('/apps/ecommerce/wishlist', { productId: 1 })).status).toBe(201);
  expect(ids(await wishlist(demo))).toEqual([...ids(before), 1]);
  expect((await product(demo, 1)).isInWishlist).toBe(true);
  expect((await demo.remove('/apps/ecommerce/wishlist/1')).status).toBe(200);
  expect(await wishlist(demo)).toEqual(before);
});

test('the cart can be emptied, and filled again', async () => {
  const demo = startDemo();
  for (const { id } of await cart(demo)) await demo.remove(`/apps/ecommerce/cart/${id}`);
  expect(await cart(demo)).toEqual([]);
  await demo.post('/apps/ecommerce/cart', { productId: 2 });
  expect((await list(demo)).userCart).toEqual([{ id: 1, productId: 2, qty: 1 }]);
});
