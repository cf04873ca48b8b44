import type { Order } from '@praxis/contract/demo/shop-orders';
import type {
  CartProduct,
  Product,
  StoredProduct,
  WishlistItem,
} from '@praxis/contract/demo/shop-records';
import type { Simulation } from '../../core/module';
import type { Table } from '../../core/database';
import { DemoError } from '../../core/errors';
import { listAll, oldestFirst } from '../../core/list';
import { required } from '../required';
import { drawOffer, toCartProduct, type Offer, type StoredCartItem } from './cart';
import { sampleCart, sampleProducts, sampleWishlist } from './data';
import { sampleOrders } from './sample-orders';

export const productTable = ({ database }: Simulation) =>
  database.table<StoredProduct>('demo.products');
export const cartTable = ({ database }: Simulation) =>
  database.table<StoredCartItem>('demo.cart-items');
export const wishlistTable = ({ database }: Simulation) =>
  database.table<WishlistItem>('demo.wishlist-items');
export const orderTable = ({ database }: Simulation) => database.table<Order>('demo.orders');
/** What was drawn for a product, by its id: it is offered the same when it comes back into the cart. */
const offerTable = ({ database }: Simulation) =>
  database.table<Offer & { id: number }>('demo.cart-offers');

export function seedShop({ database, random, seededAt }: Simulation): void {
  database.addSample('demo.products', sampleProducts());
  database.addSample('demo.orders', sampleOrders(seededAt));
  database.addSample(
    'demo.cart-items',
    sampleCart.map((item, index) => ({ id: index + 1, ...item, ...drawOffer(random) })),
  );
  database.addSample(
    'demo.wishlist-items',
    sampleWishlist.map((productId, index) => ({ id: index + 1, productId })),
  );
}

/** In the order in which they were put there. */
export const itemsOf = <T extends { id: number }>(table: Table<T>): readonly T[] =>
  listAll(table.all(), { order: oldestFirst });

/** Tells of each product whether it is in the wishlist and in the cart. */
export function marker(simulation: Simulation): (product: StoredProduct) => Product {
  const idsIn = (table: Table<{ id: number; productId: number }>) =>
    new Set(table.all().map(({ productId }) => productId));
  const wished = idsIn(wishlistTable(simulation));
  const inCart = idsIn(cartTable(simulation));
  return ({ category: _category, ...product }) => ({
    ...product,
    isInWishlist: wished.has(product.id),
    isInCart: inCart.has(product.id),
  });
}

/** What is in the cart, with its products. */
export function cartOf(simulation: Simulation): CartProduct[] {
  const marked = marker(simulation);
  return itemsOf(cartTable(simulation)).map((item) =>
    toCartProduct(marked(required(productTable(simulation), item.productId)), item, simulation),
  );
}

/**
 * Puts a product into the cart, so many times more where it is there already.
 * @throws {DemoError} 404 where there is no such product
 */
export function putIntoCart(
  simulation: Simulation,
  { productId, qty = 1, color }: { productId: number; qty?: number; color?: string },
): void {
  const product = required(productTable(simulation), productId);
  const cart = cartTable(simulation);
  const chosen = color !== undefined && product.colorOptions.includes(color) ? { color } : {};
  const there = cart.find((item) => item.productId === productId);
  if (there) {
    cart.put({ ...there, qty: there.qty + qty, ...chosen });
    return;
  }
  const { id: _id, ...offer } = offerTable(simulation).get(productId) ?? {
    id: productId,
    ...drawOffer(simulation.random),
  };
  cart.put({ id: cart.nextNumber(), productId, qty, ...offer, ...chosen });
}

/**
 * Takes a product out of the cart; its offer waits for it.
 * @throws {DemoError} 404 where it is not there
 */
export function takeFromCart(simulation: Simulation, productId: number): void {
  const { offers, discountPercentage, shippingDays } = takeOut(cartTable(simulation), productId);
  offerTable(simulation).put({ id: productId, offers, discountPercentage, shippingDays });
}

/** Puts a product into the wishlist, unless it is there. @throws {DemoError} 404 */
export function putIntoWishlist(simulation: Simulation, productId: number): void {
  required(productTable(simulation), productId);
  const wishlist = wishlistTable(simulation);
  const isThere = wishlist.find((item) => item.productId === productId);
  if (!isThere) wishlist.put({ id: wishlist.nextNumber(), productId });
}

/** Takes the product out of the cart or the wishlist. @throws {DemoError} 404 where it is not there */
export function takeOut<T extends { id: number; productId: number }>(
  table: Table<T>,
  productId: number,
): T {
  const item = table.find((one) => one.productId === productId);
  if (!item) throw new DemoError(404);
  table.remove(item.id);
  return item;
}
