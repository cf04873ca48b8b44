import * as endpoints from '@praxis/contract/demo/shop-orders';
import type { Order } from '@praxis/contract/demo/shop-orders';
import { pricesOf } from '@praxis/contract/demo/shop-prices';
import { DemoError } from '../../core/errors';
import { listAll, newestFirst } from '../../core/list';
import { handle, type Handler } from '../../core/module';
import { requireRecord } from '../require-record';
import { orderNumber, toOrderItem } from './order-items';
import { cartOf, cartTable, orderTable } from './tables';

interface SeenItem {
  productId: number;
  qty: number;
  color?: string | undefined;
}

/** Serializes the parts of a cart that the buyer has agreed to: products, colors and quantities. */
const cartKey = (items: readonly SeenItem[]): string =>
  items
    .map(({ productId, color = '', qty }) => `${productId} ${color} x${qty}`)
    .sort()
    .join(' ');

export const placeOrder = handle(endpoints.placeOrder, ({ body }, simulation) => {
  const cart = cartOf(simulation);
  const prices = pricesOf(cart);
  const inCart = cart.map(({ id, qty, color }) => ({ productId: id, qty, color }));
  if (cartKey(inCart) !== cartKey(body.items) || prices.total !== body.total)
    throw new DemoError(409, { error: 'The cart is not the one that was ordered.' });
  const orders = orderTable(simulation);
  const id = orders.nextNumber();
  const order: Order = {
    id,
    number: orderNumber(id),
    placedAt: new Date(simulation.now()).toISOString(),
    items: cart.map(toOrderItem),
    prices,
    address: body.address,
    payment: body.payment,
  };
  orders.put(order);
  const items = cartTable(simulation);
  for (const item of items.all()) items.remove(item.id);
  return { order };
});

export const listOrders = handle(endpoints.listOrders, (_, simulation) => ({
  orders: [...listAll(orderTable(simulation).all(), { order: newestFirst })],
}));

export const getOrder = handle(endpoints.getOrder, ({ params }, simulation) => ({
  order: requireRecord(orderTable(simulation), params.id),
}));

export const orderHandlers: readonly Handler[] = [placeOrder, listOrders, getOrder];
