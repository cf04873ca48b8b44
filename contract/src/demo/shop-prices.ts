/** Properties of a cart line that determine its price. */
export interface PricedItem {
  /** Unit price, in dollars. */
  price: number;
  qty: number;
  discountPercentage: number;
  hasFreeShipping: boolean;
}

/** Prices of a cart, in cents: `items` minus `discount` plus `delivery` is `total`. */
export interface Prices {
  items: number;
  discount: number;
  delivery: number;
  total: number;
}

/** Delivery fee per order, in cents. */
export const deliveryFee = 990;

/** Minimum total, after discounts, for free delivery, in cents. */
export const freeDeliveryFrom = 10_000;

/** Converts a product's price in dollars to cents, the unit of all calculations. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Returns the discount of a line, in cents, rounded once for its whole quantity. */
export const discountOf = ({ price, qty, discountPercentage }: PricedItem): number =>
  Math.round((toCents(price) * qty * discountPercentage) / 100);

/** Returns the price of a line after the discount, in cents. */
export const priceOf = (item: PricedItem): number =>
  toCents(item.price) * item.qty - discountOf(item);

/** Calculates the prices of a cart. Delivery is free from a minimum total, and if every product ships free. */
export function pricesOf(cart: readonly PricedItem[]): Prices {
  const add = (of: (item: PricedItem) => number) => cart.reduce((sum, item) => sum + of(item), 0);
  const items = add(({ price, qty }) => toCents(price) * qty);
  const discount = add(discountOf);
  const isFree =
    items - discount >= freeDeliveryFrom || cart.every(({ hasFreeShipping }) => hasFreeShipping);
  const delivery = isFree ? 0 : deliveryFee;
  return { items, discount, delivery, total: items - discount + delivery };
}
