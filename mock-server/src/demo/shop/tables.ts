import { maxQuantity } from '@praxis/contract/demo/shop-cart';
import type { Order } from '@praxis/contract/demo/shop-orders';
import type {
  CartProduct,
  Product,
  StoredProduct,
  WishlistItem,
} from '@praxis/contract/demo/shop-records';
import type { Simulation } from '../../core/module';
import type { Table } from '../../core/table';
import { DemoError } from '../../core/errors';
import { listAll, oldestFirst } from '../../core/list';
import { createRandom } from '../../core/random';
import { requireRecord } from '../require-record';
import { generateOffer, toCartProduct, type Offer, type StoredCartItem } from './cart';
import { sampleCart, sampleProducts, sampleWishlist } from './data';
import { sampleOrders } from './sample-orders';

export const productTable = ({ database }: Simulation) =>
  database.table<StoredProduct>('demo.products');
export const cartTable = ({ database }: Simulation) =>
  database.table<StoredCartItem>('demo.cart-items');
export const wishlistTable = ({ database }: Simulation) =>
  database.table<WishlistItem>('demo.wishlist-items');
export const orderTable = ({ database }: Simulation) => database.table<Order>('demo.orders');
/** Generated offers by product id, reused when a product returns to the cart. */
const offerTable = ({ database }: Simulation) =>
  database.table<Offer & { id: number }>('demo.cart-offers');

export function seedShop({ database, seededAt }: Simulation): void {
  // Seeded, since the sample data is generated on each page load and prices must stay the same.
  const { next } = createRandom(seededAt);
  database.addSample('demo.products', sampleProducts());
  database.addSample('demo.orders', sampleOrders(seededAt));
  database.addSample(
    'demo.cart-items',
    sampleCart.map((item, index) => ({ id: index + 1, ...item, ...generateOffer(next) })),
  );
  database.addSample(
    'demo.wishlist-items',
    sampleWishlist.map((productId, index) => ({ id: index + 1, productId })),
  );
}

/** All records, in order of creation. */
export const itemsOf = <T extends { id: number }>(table: Table<T>): readonly T[] =>
  listAll(table.all(), { order: oldestFirst });

/**
 * Returns a function that adds to a product whether it is in the wishlist and cart, and in which
 * colors.
 */
export function marker(simulation: Simulation): (product: StoredProduct) => Product {
  const wishlisted = new Set(
    wishlistTable(simulation)
      .all()
      .map(({ productId }) => productId),
  );
  const lines = new Map<number, StoredCartItem[]>();
  for (const item of itemsOf(cartTable(simulation)))
    lines.set(item.productId, [...(lines.get(item.productId) ?? []), item]);
  return ({ category: _category, ...product }) => {
    const inCart = lines.get(product.id) ?? [];
    return {
      ...product,
      isInWishlist: wishlisted.has(product.id),
      isInCart: inCart.length > 0,
      colorsInCart: inCart.flatMap((item) => shownColor(item, product) ?? []),
    };
  };
}

/** The chosen color, or the picture's by default. */
const shownColor = (
  { color }: Pick<StoredCartItem, 'color'>,
  { colorOptions }: Pick<Product, 'colorOptions'>,
): string | undefined => color ?? colorOptions[0];

interface CartLine {
  productId: number;
  color?: string | undefined;
}

/**
 * Returns the cart item of a product in a color; without a color, the product's first one.
 * @throws {DemoError} 404 if it is not in the cart
 */
export function requiredLine(
  simulation: Simulation,
  { productId, color }: CartLine,
): StoredCartItem {
  const lines = itemsOf(cartTable(simulation)).filter((item) => item.productId === productId);
  const product = requireRecord(productTable(simulation), productId);
  const line = color
    ? lines.find((item) => shownColor(item, product) === color)
    : (lines.find((item) => item.color === undefined) ?? lines[0]);
  if (!line) throw new DemoError(404);
  return line;
}

/** The cart items with their products. */
export function cartOf(simulation: Simulation): CartProduct[] {
  const marked = marker(simulation);
  return itemsOf(cartTable(simulation)).map((item) =>
    toCartProduct(
      marked(requireRecord(productTable(simulation), item.productId)),
      item,
      simulation,
    ),
  );
}

/**
 * Adds a product to the cart, or increases the quantity, up to the maximum, if it is there in this
 * color.
 * @throws {DemoError} 404 if the product doesn't exist
 */
export function putIntoCart(
  simulation: Simulation,
  { productId, qty = 1, color }: CartLine & { qty?: number },
): void {
  const product = requireRecord(productTable(simulation), productId);
  const cart = cartTable(simulation);
  const chosen = color !== undefined && product.colorOptions.includes(color) ? { color } : {};
  const lines = cart.filter((item) => item.productId === productId);
  const there = lines.find((item) => shownColor(item, product) === shownColor(chosen, product));
  if (there) {
    cart.put({ ...there, qty: Math.min(there.qty + qty, maxQuantity), ...chosen });
    return;
  }
  const { offers, discountPercentage, shippingDays } =
    lines[0] ?? offerTable(simulation).get(productId) ?? generateOffer(simulation.random);
  const offer = { offers, discountPercentage, shippingDays };
  cart.put({ id: cart.nextNumber(), productId, qty, ...offer, ...chosen });
}

/**
 * Removes an item, or a part of its quantity, from the cart; its offer is kept for the product.
 * @throws {DemoError} 404 if it is not in the cart
 */
export function takeFromCart(simulation: Simulation, line: CartLine, taken = Infinity): void {
  const item = requiredLine(simulation, line);
  const { id, productId, qty, offers, discountPercentage, shippingDays } = item;
  if (taken < qty) {
    cartTable(simulation).put({ ...item, qty: qty - taken });
    return;
  }
  cartTable(simulation).remove(id);
  offerTable(simulation).put({ id: productId, offers, discountPercentage, shippingDays });
}

/** Adds a product to the wishlist, unless it is there. @throws {DemoError} 404 */
export function putIntoWishlist(simulation: Simulation, productId: number): void {
  requireRecord(productTable(simulation), productId);
  const wishlist = wishlistTable(simulation);
  const isThere = wishlist.find((item) => item.productId === productId);
  if (!isThere) wishlist.put({ id: wishlist.nextNumber(), productId });
}

/** Removes a product from the wishlist. @throws {DemoError} 404 if it is not there */
export function takeFromWishlist(simulation: Simulation, productId: number): void {
  const wishlist = wishlistTable(simulation);
  const item = wishlist.find((one) => one.productId === productId);
  if (!item) throw new DemoError(404);
  wishlist.remove(item.id);
}
