import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import {
  byId,
  dateSchema,
  demoIdSchema,
  idInAddress,
  idInBody,
  paging,
  pictureSchema,
  textQuery,
} from './fields';

/** `featured` is the default; it and whatever is unknown list the newest first. */
export const productSorts = ['featured', 'price-asc', 'price-desc'] as const;
export type ProductSort = (typeof productSorts)[number];

/** The four bands of prices that the shop filters by, dollars; an upper bound is part of its band. */
export const priceBands = [
  { above: 0, upTo: 10 },
  { above: 10, upTo: 100 },
  { above: 100, upTo: 500 },
  { above: 500, upTo: null },
] as const;

const productFields = {
  id: demoIdSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  image: pictureSchema,
  hasFreeShipping: z.boolean(),
  /** 1 to 5. */
  rating: z.number(),
} as const;

/** As it is stored. */
export const storedProductSchema = z.object({
  ...productFields,
  colorOptions: z.array(z.string()),
});
export type StoredProduct = z.infer<typeof storedProductSchema>;

/** A product, and whether it is in the wishlist and in the cart. */
export const productSchema = z.object({
  ...productFields,
  colorOptions: z.array(z.string()),
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
});
export type Product = z.infer<typeof productSchema>;

/** A product in the cart, with its own id. */
export const cartProductSchema = z.object({
  ...productFields,
  colorOptions: z.array(z.string()),
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
  qty: z.number(),
  shippingDate: dateSchema,
  /** 1 to 4. */
  offers: z.number(),
  /** 3 to 20. */
  discountPercentage: z.number(),
});
export type CartProduct = z.infer<typeof cartProductSchema>;

export const cartItemSchema = z.object({
  id: demoIdSchema,
  productId: demoIdSchema,
  qty: z.number(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const wishlistItemSchema = z.object({ id: demoIdSchema, productId: demoIdSchema });
export type WishlistItem = z.infer<typeof wishlistItemSchema>;

const productInBody = z.object({ productId: idInBody });
const productInPath = z.object({ productId: idInAddress });

export const listProducts = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/products',
  audience: 'public',
  query: z.object({ q: textQuery(), sortBy: textQuery('featured'), ...paging(9) }),
  answer: z.object({
    products: z.array(productSchema),
    total: z.number(),
    userWishlist: z.array(wishlistItemSchema),
    userCart: z.array(cartItemSchema),
  }),
  reads: ['demoWishlist', 'demoCart'],
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/products/:id',
  audience: 'public',
  params: byId,
  answer: z.object({ product: productSchema }),
  reads: ['demoWishlist', 'demoCart'],
});

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

/** A product that is in the cart already is taken once more. */
export const addToCart = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/cart',
  audience: 'public',
  body: productInBody,
  status: 201,
  changes: ['demoCart'],
});

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/apps/ecommerce/cart/:productId',
  audience: 'public',
  params: productInPath,
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
