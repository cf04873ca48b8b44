import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { idInAddress, idInBody } from './fields';
import { cartProductSchema, productSchema } from './shop-records';

const productInBody = z.object({ productId: idInBody });
/** One of the product's colors; defaults to that of its picture. */
const color = z.optional(z.string());
/** Maximum quantity of a product in the cart. */
export const maxQuantity = 99;
const quantity = z.int().check(z.minimum(1), z.maximum(maxQuantity));
const productInPath = z.object({ productId: idInAddress });

/** Returns the products of the wishlist. */
export const getWishlist = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/wishlist',
  audience: 'public',
  response: z.object({ products: z.array(productSchema) }),
  reads: ['demoWishlist', 'demoCart'],
});

/** Returns the lines of the cart. */
export const getCart = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/cart',
  audience: 'public',
  response: z.object({ products: z.array(cartProductSchema) }),
  reads: ['demoWishlist', 'demoCart'],
});

/** Input to add a product to the cart; quantity defaults to one. */
const intoCart = z.object({ productId: idInBody, qty: z.optional(quantity), color });

/** Adds a product to the cart; increments the quantity, up to `maxQuantity`, if it is there in this color. */
export const addToCart = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/cart',
  audience: 'public',
  body: intoCart,
  status: 201,
  changes: ['demoCart'],
});

/** Removes a line from the cart. */
export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/apps/ecommerce/cart/:productId',
  audience: 'public',
  params: productInPath,
  query: z.object({ color }),
  changes: ['demoCart'],
});

/** Adds a product to the wishlist. */
export const addToWishlist = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/wishlist',
  audience: 'public',
  body: productInBody,
  status: 201,
  changes: ['demoWishlist'],
});

/** Removes a product from the wishlist. */
export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/apps/ecommerce/wishlist/:productId',
  audience: 'public',
  params: productInPath,
  changes: ['demoWishlist'],
});

/** Sets the quantity of a product in the cart. */
export const setCartQuantity = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/cart/quantity',
  audience: 'public',
  body: z.object({ productId: idInBody, qty: quantity, color }),
  changes: ['demoCart'],
});

/** Moves a product from the cart to the wishlist, by default its whole quantity. */
export const moveToWishlist = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/cart/to-wishlist',
  audience: 'public',
  body: z.object({ productId: idInBody, qty: z.optional(quantity), color }),
  changes: ['demoCart', 'demoWishlist'],
});

/** Moves a product from the wishlist to the cart. */
export const moveToCart = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/wishlist/to-cart',
  audience: 'public',
  body: intoCart,
  changes: ['demoCart', 'demoWishlist'],
});
