import {
  getProduct,
  getProductFilters,
  getRelatedProducts,
  listProducts,
} from '@praxis/contract/demo/shop';
import { getCart, getWishlist } from '@praxis/contract/demo/shop-cart';
import { getOrder, listOrders } from '@praxis/contract/demo/shop-orders';
import { query } from '@praxis/sdk/data';

/** One page of products. */
export const productsQuery = query({ app: 'demo', name: 'shop-products', endpoint: listProducts });

/** Options of each filter, with the number of products that they leave. */
export const filtersQuery = query({
  app: 'demo',
  name: 'shop-filters',
  endpoint: getProductFilters,
});

export const productQuery = query({ app: 'demo', name: 'shop-product', endpoint: getProduct });

export const relatedQuery = query({
  app: 'demo',
  name: 'shop-related',
  endpoint: getRelatedProducts,
});

export const wishlistQuery = query({ app: 'demo', name: 'shop-wishlist', endpoint: getWishlist });

export const cartQuery = query({ app: 'demo', name: 'shop-cart', endpoint: getCart });

/** Earlier orders. */
export const ordersQuery = query({ app: 'demo', name: 'shop-orders', endpoint: listOrders });

export const orderQuery = query({ app: 'demo', name: 'shop-order', endpoint: getOrder });
