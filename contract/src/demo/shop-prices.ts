/** What of a product in the cart its price is made of. */
export interface PricedItem {
  /** Of one, dollars. */
  price: number;
  qty: number;
  discountPercentage: number;
  hasFreeShipping: boolean;
}

/** What a cart costs, in cents: `items` less `discount`, and `delivery`, are `total`. */
export interface Prices {
  items: number;
  discount: number;
  delivery: number;
  total: number;
}

/** Delivery of a whole order, cents. */
export const deliveryFee = 990;

/** From this sum on, after discounts, delivery is free; cents. */
export const freeDeliveryFrom = 10_000;

/** Products have their prices in dollars; everything is added up in cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** What the offers take off a product's price, cents: rounded once, over all of its pieces. */
export const discountOf = ({ price, qty, discountPercentage }: PricedItem): number =>
  Math.round((toCents(price) * qty * discountPercentage) / 100);

/** What a product costs in the end, all of its pieces, cents. */
export const priceOf = (item: PricedItem): number =>
  toCents(item.price) * item.qty - discountOf(item);

/** What a cart costs. Delivery is free from a sum on, and where each product is delivered free. */
export function pricesOf(cart: readonly PricedItem[]): Prices {
  const add = (of: (item: PricedItem) => number) => cart.reduce((sum, item) => sum + of(item), 0);
  const items = add(({ price, qty }) => toCents(price) * qty);
  const discount = add(discountOf);
  const isFree =
    items - discount >= freeDeliveryFrom || cart.every(({ hasFreeShipping }) => hasFreeShipping);
  const delivery = isFree ? 0 : deliveryFee;
  return { items, discount, delivery, total: items - discount + delivery };
}
