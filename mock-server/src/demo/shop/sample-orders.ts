import type { DeliveryAddress, Order, PaymentMethod } from '@praxis/contract/demo/shop-orders';
import { pricesOf } from '@praxis/contract/demo/shop-prices';
import { localMomentFrom } from '../sample/dates';
import { sampleProducts } from './data';
import { orderNumber, toOrderItem } from './order-items';

const clinic: DeliveryAddress = {
  fullName: 'Dana Whitfield',
  phone: '+1 617 555 0148',
  street: '28 Harbor Street',
  extra: 'Suite 4',
  city: 'Boston',
  postalCode: '02110',
  country: 'US',
};

const home: DeliveryAddress = {
  fullName: 'Dana Whitfield',
  phone: '+1 617 555 0193',
  street: '7 Linden Row',
  extra: '',
  city: 'Somerville',
  postalCode: '02143',
  country: 'US',
};

const lines: readonly {
  daysAgo: number;
  address: DeliveryAddress;
  payment: PaymentMethod;
  items: readonly { productId: number; qty: number; discountPercentage: number }[];
}[] = [
  {
    daysAgo: 41,
    address: home,
    payment: 'cashOnDelivery',
    items: [
      { productId: 3, qty: 2, discountPercentage: 5 },
      { productId: 9, qty: 1, discountPercentage: 12 },
    ],
  },
  {
    daysAgo: 12,
    address: clinic,
    payment: 'card',
    items: [
      { productId: 6, qty: 1, discountPercentage: 8 },
      { productId: 15, qty: 2, discountPercentage: 15 },
      { productId: 1, qty: 10, discountPercentage: 20 },
    ],
  },
];

/** Past orders; their addresses are offered for the next order. */
export function sampleOrders(seededAt: number): Order[] {
  const products = new Map(sampleProducts().map((product) => [product.id, product]));
  return lines.map(({ daysAgo, items, ...rest }, index) => {
    const cart = items.flatMap(({ productId, ...taken }) => {
      const product = products.get(productId);
      if (!product) return [];
      return [{ ...product, ...taken, shippingDate: localMomentFrom(seededAt, 4 - daysAgo) }];
    });
    return {
      id: index + 1,
      number: orderNumber(index + 1),
      placedAt: localMomentFrom(seededAt, -daysAgo),
      items: cart.map(toOrderItem),
      prices: pricesOf(cart),
      ...rest,
    };
  });
}
