import type { Order } from '@praxis/contract/demo/shop-orders';
import { priceOf, type PricedItem } from '@praxis/contract/demo/shop-prices';
import type { CartProduct } from '@praxis/contract/demo/shop-records';

/** Offset of order numbers. */
const orderNumberOffset = 10_000;

/** The displayed order number. */
export const orderNumber = (id: number): string => `ORD-${orderNumberOffset + id}`;

type Ordered = PricedItem &
  Pick<CartProduct, 'id' | 'name' | 'slug' | 'image' | 'color' | 'shippingDate'>;

/** A cart product as stored in its order. */
export function toOrderItem(product: Ordered): Order['items'][number] {
  const { id, name, slug, image, qty, color, shippingDate } = product;
  return {
    productId: id,
    name,
    slug,
    image,
    qty,
    ...(color !== undefined && { color }),
    price: priceOf(product),
    shippingDate,
  };
}
