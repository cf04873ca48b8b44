import { descending, type ListPage, type Order } from '../core/list';

/**
 * Returns the order for a list's sort parameter: a field name, prefixed with a minus for descending
 * order.
 */
export function orderBy<T, Field extends string>(
  sort: Field | `-${Field}`,
  orders: Readonly<Record<Field, Order<T>>>,
): Order<T> {
  return sort.startsWith('-') ? descending(orders[sort.slice(1) as Field]) : orders[sort as Field];
}

/** Maps the records of a page to the caller's view of them. */
export function viewPage<T, View>(page: ListPage<T>, view: (record: T) => View): ListPage<View> {
  return { ...page, items: page.items.map(view) };
}
