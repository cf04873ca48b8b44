import type { Product, StoredProduct, WishlistItem } from '@praxis/contract/demo/shop';
import type { Simulation } from '../../core/module';
import type { Table } from '../../core/database';
import { DemoError } from '../../core/errors';
import { listAll, oldestFirst } from '../../core/list';
import { toStored, type StoredCartItem } from './cart';
import { sampleCart, sampleProducts, sampleWishlist } from './data';

export const productTable = ({ database }: Simulation) =>
  database.table<StoredProduct>('demo.products');
export const cartTable = ({ database }: Simulation) =>
  database.table<StoredCartItem>('demo.cart-items');
export const wishlistTable = ({ database }: Simulation) =>
  database.table<WishlistItem>('demo.wishlist-items');

export function seedShop({ database, random }: Simulation): void {
  database.addSample('demo.products', sampleProducts());
  database.addSample(
    'demo.cart-items',
    sampleCart.map((item, index) => toStored({ id: index + 1, ...item }, random)),
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
  return (product) => ({
    ...product,
    isInWishlist: wished.has(product.id),
    isInCart: inCart.has(product.id),
  });
}

/**
 * Takes the product out of the cart or the wishlist.
 * @throws {DemoError} 404 where it is not there
 */
export function removeProduct(
  table: Table<{ id: number; productId: number }>,
  productId: number,
): void {
  const item = table.find((one) => one.productId === productId);
  if (!item) throw new DemoError(404);
  table.remove(item.id);
}
