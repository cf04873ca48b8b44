import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { idInAddress, idInBody } from './fields';
import { cartProductSchema, productSchema } from './shop-records';

const productInBody = z.object({ productId: idInBody });
/** One of the product's colors; where it is left out, that of its picture. */
const color = z.optional(z.string());
/** A line of the cart. */
const lineInBody = z.object({ productId: idInBody, color });
/** How many of one product a cart can hold. */
export const mostOfOne = 99;
const quantity = z.int().check(z.minimum(1), z.maximum(mostOfOne));
const productInPath = z.object({ productId: idInAddress });

export const getWishlist = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/wishlist',
  audience: 'public',
  answer: z.object({ products: z.array(productSchema) }),
  reads: ['demoWishlist', 'demoCart'],
});

export const getCart = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/cart',
  audience: 'public',
  answer: z.object({ products: z.array(cartProductSchema) }),
  reads: ['demoWishlist', 'demoCart'],
});

/** What a product is put into the cart with; once, where it is left out. */
const intoCart = z.object({ productId: idInBody, qty: z.optional(quantity), color });

/** A product that is in the cart in this color already is taken once more. */
export const addToCart = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/cart',
  audience: 'public',
  body: intoCart,
  status: 201,
  changes: ['demoCart'],
});

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/apps/ecommerce/cart/:productId',
  audience: 'public',
  params: productInPath,
  query: z.object({ color }),
  changes: ['demoCart'],
});

export const addToWishlist = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/wishlist',
  audience: 'public',
  body: productInBody,
  status: 201,
  changes: ['demoWishlist'],
});

export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/apps/ecommerce/wishlist/:productId',
  audience: 'public',
  params: productInPath,
  changes: ['demoWishlist'],
});

/** Takes so many of a product that is in the cart. */
export const setCartQuantity = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/cart/quantity',
  audience: 'public',
  body: z.object({ productId: idInBody, qty: quantity, color }),
  changes: ['demoCart'],
});

/** Keeps a product of the cart for later. */
export const moveToWishlist = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/cart/to-wishlist',
  audience: 'public',
  body: lineInBody,
  changes: ['demoCart', 'demoWishlist'],
});

/** Puts a product of the wishlist into the cart. */
export const moveToCart = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/wishlist/to-cart',
  audience: 'public',
  body: intoCart,
  changes: ['demoCart', 'demoWishlist'],
});
