import type { Order } from '@praxis/contract/demo/shop-orders';
import { priceOf, type PricedItem } from '@praxis/contract/demo/shop-prices';
import type { CartProduct } from '@praxis/contract/demo/shop-records';

/** The number of the first order is one above it. */
const numbersFrom = 10_000;

/** What people call an order. */
export const orderNumber = (id: number): string => `ORD-${numbersFrom + id}`;

type Ordered = PricedItem &
  Pick<CartProduct, 'id' | 'name' | 'slug' | 'image' | 'color' | 'shippingDate'>;

/** A product of the cart as its order keeps it. */
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
