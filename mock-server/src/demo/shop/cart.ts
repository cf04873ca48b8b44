import type { CartItem, CartProduct, Product } from '@praxis/contract/demo/shop-records';
import type { Simulation } from '../../core/module';

/** A shop's offer for a product in the cart. */
export interface Offer {
  offers: number;
  discountPercentage: number;
  /** Days until delivery. */
  shippingDays: number;
}

/** A cart item with its randomly generated offer, stored so that it stays the same. */
export interface StoredCartItem extends CartItem, Offer {
  color?: string | undefined;
}

const millisecondsPerDay = 86_400_000;

/** A random integer, both ends inclusive. */
function randomInteger(random: () => number, lowest: number, highest: number): number {
  return lowest + Math.floor(random() * (highest - lowest + 1));
}

/** 1 to 4 offers, 3 to 20 percent off, delivery in 1 to 8 days (docs/product.md#limits). */
export const generateOffer = (random: () => number): Offer => ({
  offers: randomInteger(random, 1, 4),
  discountPercentage: randomInteger(random, 3, 20),
  shippingDays: 1 + random() * 7,
});

export function toItem({ id, productId, qty }: StoredCartItem): CartItem {
  return { id, productId, qty };
}

/** A cart product under the product's id. */
export function toCartProduct(
  product: Product,
  { id, qty, color, offers, discountPercentage, shippingDays }: StoredCartItem,
  simulation: Simulation,
): CartProduct {
  const arrives = simulation.now() + shippingDays * millisecondsPerDay;
  return {
    ...product,
    cartItemId: id,
    qty,
    ...(color !== undefined && { color }),
    offers,
    discountPercentage,
    shippingDate: new Date(arrives).toISOString(),
  };
}
