import { descending, type ListPage, type Order } from '../core/list';

/** The order that a list is asked for: a field's, turned around by a minus before its name. */
export function orderBy<T, Field extends string>(
  sort: Field | `-${Field}`,
  orders: Readonly<Record<Field, Order<T>>>,
): Order<T> {
  return sort.startsWith('-') ? descending(orders[sort.slice(1) as Field]) : orders[sort as Field];
}

/** A page with its records as the caller may see them. */
export function viewPage<T, View>(page: ListPage<T>, view: (record: T) => View): ListPage<View> {
  return { ...page, items: page.items.map(view) };
}
