import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema } from '../entities/product-strings';
import { byId, numberQuery, paging, textQuery } from './fields';
import {
  cartItemSchema,
  productCategories,
  productSchema,
  wishlistItemSchema,
} from './shop-records';

const listQuery = z._default(z.catch(z.array(z.string()), []), []);

/** Filters of the product list; omitted or unknown ones do not filter. */
const productFilters = {
  q: textQuery(),
  /** Name of a price range. */
  price: textQuery(),
  'brand[]': listQuery,
  'category[]': listQuery,
  /** Minimum rating, in stars. */
  rating: numberQuery(1),
} as const;

/** Lists products by filters and sort order, with the wishlist and the cart. */
export const listProducts = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/products',
  audience: 'public',
  query: z.object({ ...productFilters, sortBy: textQuery('featured'), ...paging(9) }),
  response: z.object({
    products: z.array(productSchema),
    total: z.number(),
    userWishlist: z.array(wishlistItemSchema),
    userCart: z.array(cartItemSchema),
  }),
  reads: ['demoWishlist', 'demoCart'],
});

const optionsSchema = z.array(z.object({ value: codeSchema, count: z.number() }));

/** Returns the options of each filter, with the number of products under the other filters. */
export const getProductFilters = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/filters',
  audience: 'public',
  query: z.object(productFilters),
  response: z.object({
    price: optionsSchema,
    brand: optionsSchema,
    category: optionsSchema,
    rating: optionsSchema,
  }),
  reads: [],
});

/** Returns products of the same category, then of the same brand. */
export const getRelatedProducts = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/related/:id',
  audience: 'public',
  params: byId,
  response: z.object({ category: z.enum(productCategories), products: z.array(productSchema) }),
  reads: ['demoWishlist', 'demoCart'],
});

/** Returns a product. */
export const getProduct = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/products/:id',
  audience: 'public',
  params: byId,
  response: z.object({ product: productSchema }),
  reads: ['demoWishlist', 'demoCart'],
});
