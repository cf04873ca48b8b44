import { discountOf, priceOf, pricesOf, toCents, type PricedItem } from './shop-prices';

const item = (changes: Partial<PricedItem> = {}): PricedItem => ({
  price: 6.9,
  qty: 1,
  discountPercentage: 0,
  hasFreeShipping: false,
  ...changes,
});

test('dollars are converted to integer cents despite floating-point error', () => {
  expect([6.9, 8.2, 1.005, 1290].map(toCents)).toEqual([690, 820, 100, 129_000]);
});

test('a discount is rounded once per line', () => {
  const three = item({ price: 0.33, qty: 3, discountPercentage: 17 });
  expect(discountOf(three)).toBe(17);
  expect(priceOf(three)).toBe(99 - 17);
});

test('delivery is charged for a small cart and free for a large one', () => {
  expect(pricesOf([item()])).toEqual({ items: 690, discount: 0, delivery: 990, total: 1680 });
  expect(pricesOf([item({ price: 100 })])).toMatchObject({ delivery: 0, total: 10_000 });
  expect(pricesOf([item({ price: 100, discountPercentage: 3 })])).toEqual({
    items: 10_000,
    discount: 300,
    delivery: 990,
    total: 10_690,
  });
});

test('delivery is free if every product ships free, and for an empty cart', () => {
  const free = item({ hasFreeShipping: true });
  expect(pricesOf([free, free]).delivery).toBe(0);
  expect(pricesOf([free, item()]).delivery).toBe(990);
  expect(pricesOf([])).toEqual({ items: 0, discount: 0, delivery: 0, total: 0 });
});
