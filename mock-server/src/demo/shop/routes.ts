import * as endpoints from '@praxis/contract/demo/shop-cart';
import { handle, type Handler } from '../../core/module';
import { requireRecord } from '../require-record';
import { orderHandlers } from './orders';
import { productHandlers } from './products';
import {
  cartOf,
  cartTable,
  itemsOf,
  marker,
  productTable,
  putIntoCart,
  putIntoWishlist,
  requiredLine,
  takeFromCart,
  takeFromWishlist,
  wishlistTable,
} from './tables';

export { seedShop as seed } from './tables';

export const getWishlist = handle(endpoints.getWishlist, (_, simulation) => {
  const marked = marker(simulation);
  return {
    products: itemsOf(wishlistTable(simulation)).map(({ productId }) =>
      marked(requireRecord(productTable(simulation), productId)),
    ),
  };
});

export const getCart = handle(endpoints.getCart, (_, simulation) => ({
  products: cartOf(simulation),
}));

export const addToCart = handle(endpoints.addToCart, ({ body }, simulation) => {
  putIntoCart(simulation, body);
  return undefined;
});

export const setCartQuantity = handle(
  endpoints.setCartQuantity,
  ({ body: { qty, ...line } }, simulation) => {
    cartTable(simulation).put({ ...requiredLine(simulation, line), qty });
    return undefined;
  },
);

export const removeFromCart = handle(endpoints.removeFromCart, ({ params, query }, simulation) => {
  takeFromCart(simulation, { ...params, ...query });
  return undefined;
});

export const addToWishlist = handle(
  endpoints.addToWishlist,
  ({ body: { productId } }, simulation) => {
    putIntoWishlist(simulation, productId);
    return undefined;
  },
);

export const removeFromWishlist = handle(endpoints.removeFromWishlist, ({ params }, simulation) => {
  takeFromWishlist(simulation, params.productId);
  return undefined;
});

export const moveToWishlist = handle(endpoints.moveToWishlist, ({ body: line }, simulation) => {
  takeFromCart(simulation, line, line.qty);
  putIntoWishlist(simulation, line.productId);
  return undefined;
});

export const moveToCart = handle(endpoints.moveToCart, ({ body }, simulation) => {
  takeFromWishlist(simulation, body.productId);
  putIntoCart(simulation, body);
  return undefined;
});

export const handlers: readonly Handler[] = [
  ...productHandlers,
  ...orderHandlers,
  getWishlist,
  getCart,
  addToCart,
  setCartQuantity,
  removeFromCart,
  addToWishlist,
  removeFromWishlist,
  moveToWishlist,
  moveToCart,
];
