export const shopPath = '/apps/ecommerce/shop';
export const checkoutPath = '/apps/ecommerce/checkout';
export const ordersPath = '/apps/ecommerce/order/list';
/** The page of an order. */
export const orderPath = (id: number): string => `/apps/ecommerce/order/${id}`;
/** The page of the wishlist. */
export const wishlistPath = '/apps/ecommerce/wishlist';

/** The address of a product: its slug ends in its id. */
export const productPath = ({ slug }: { slug: string }): string =>
  `/apps/ecommerce/product-detail/${slug}`;

/** The id that a product's address ends in; 0, which nobody has, where there is none. */
export const idInSlug = (slug: string): number => Number(/-(\d+)$/.exec(slug)?.[1] ?? 0);
