export const shopPath = '/apps/ecommerce/shop';
export const checkoutPath = '/apps/ecommerce/checkout';
export const ordersPath = '/apps/ecommerce/order/list';
/** Path of an order. */
export const orderPath = (id: number): string => `/apps/ecommerce/order/${id}`;
/** Path of the wishlist. */
export const wishlistPath = '/apps/ecommerce/wishlist';

/** Path of a product: its slug ends in its id. */
export const productPath = ({ slug }: { slug: string }): string =>
  `/apps/ecommerce/product-detail/${slug}`;

/** Id at the end of a product's slug; 0, which no product has, if there is none. */
export const idInSlug = (slug: string): number => Number(/-(\d+)$/.exec(slug)?.[1] ?? 0);
