import type { CartItem, CartProduct, Product } from '@praxis/contract/demo/shop-records';
import type { Simulation } from '../../core/module';

/** What a shop offers for a product in the cart. */
export interface Offer {
  offers: number;
  discountPercentage: number;
  /** From now until it arrives. */
  shippingDays: number;
}

/** A cart item with what was drawn for it when it was put there, so that it does not change at each look. */
export interface StoredCartItem extends CartItem, Offer {
  color?: string | undefined;
}

const millisecondsPerDay = 86_400_000;

/** A whole number, both ends included. */
function between(random: () => number, lowest: number, highest: number): number {
  return lowest + Math.floor(random() * (highest - lowest + 1));
}

/** 1 to 4 offers, 3 to 20 percent off, 1 to 8 days until it arrives (docs/product.md#limits). */
export const drawOffer = (random: () => number): Offer => ({
  offers: between(random, 1, 4),
  discountPercentage: between(random, 3, 20),
  shippingDays: 1 + random() * 7,
});

export function toItem({ id, productId, qty }: StoredCartItem): CartItem {
  return { id, productId, qty };
}

/** The product with its own id, and what the cart says of it. */
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
