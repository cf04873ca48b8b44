import * as endpoints from '@praxis/contract/demo/shop';
import type { StoredProduct } from '@praxis/contract/demo/shop';
import { handle, type Handler, type Simulation } from '../../core/module';
import { byNumber, descending, listPage, newestFirst, type Order } from '../../core/list';
import { required } from '../required';
import { toCartProduct, toItem, toStored } from './cart';
import { cartTable, itemsOf, marker, productTable, removeProduct, wishlistTable } from './tables';

const byPrice = byNumber<StoredProduct>(({ price }) => price);

function orderOf(sortBy: string): Order<StoredProduct> {
  if (sortBy === 'price-asc') return byPrice;
  return sortBy === 'price-desc' ? descending(byPrice) : newestFirst;
}

export { seedShop as seed } from './tables';

export const listProducts = handle(
  endpoints.listProducts,
  ({ query: { sortBy, ...rest } }, simulation) => {
    const { items, total } = listPage(productTable(simulation).all(), {
      ...rest,
      fields: ({ name }) => [name],
      order: orderOf(sortBy),
    });
    return {
      products: items.map(marker(simulation)),
      total,
      userWishlist: [...itemsOf(wishlistTable(simulation))],
      userCart: itemsOf(cartTable(simulation)).map(toItem),
    };
  },
);

export const getProduct = handle(endpoints.getProduct, ({ params }, simulation) => ({
  product: marker(simulation)(required(productTable(simulation), params.id)),
}));

export const getWishlist = handle(endpoints.getWishlist, (_, simulation) => ({
  products: itemsOf(wishlistTable(simulation)).map(({ productId }) =>
    marked(simulation, productId),
  ),
}));

export const getCart = handle(endpoints.getCart, (_, simulation) => ({
  products: itemsOf(cartTable(simulation)).map((item) =>
    toCartProduct(marked(simulation, item.productId), item, simulation),
  ),
}));

export const addToCart = handle(endpoints.addToCart, ({ body: { productId } }, simulation) => {
  required(productTable(simulation), productId);
  const cart = cartTable(simulation);
  const there = cart.find((item) => item.productId === productId);
  if (there) cart.put({ ...there, qty: there.qty + 1 });
  else cart.put(toStored({ id: cart.nextNumber(), productId, qty: 1 }, simulation.random));
  return undefined;
});

export const removeFromCart = handle(endpoints.removeFromCart, ({ params }, simulation) => {
  removeProduct(cartTable(simulation), params.productId);
  return undefined;
});

export const addToWishlist = handle(
  endpoints.addToWishlist,
  ({ body: { productId } }, simulation) => {
    required(productTable(simulation), productId);
    const wishlist = wishlistTable(simulation);
    const isThere = wishlist.find((item) => item.productId === productId);
    if (!isThere) wishlist.put({ id: wishlist.nextNumber(), productId });
    return undefined;
  },
);

export const removeFromWishlist = handle(endpoints.removeFromWishlist, ({ params }, simulation) => {
  removeProduct(wishlistTable(simulation), params.productId);
  return undefined;
});

export const handlers: readonly Handler[] = [
  listProducts,
  getProduct,
  getWishlist,
  getCart,
  addToCart,
  removeFromCart,
  addToWishlist,
  removeFromWishlist,
];

const marked = (simulation: Simulation, productId: number) =>
  marker(simulation)(required(productTable(simulation), productId));
