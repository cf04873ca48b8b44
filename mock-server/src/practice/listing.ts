import { countBy } from '@praxis/contract/rules/counts';
import { descending, listPage, type ListOptions, type ListPage, type Order } from '../core/list';

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

interface TabOptions<T, Tab extends string> extends Pick<
  ListOptions<T>,
  'page' | 'perPage' | 'order'
> {
  tabs: readonly Tab[];
  tabOf(record: T): Tab;
  /** The tab to list. */
  tab: Tab | 'all';
}

/** Returns a page of one tab of a list, and the number of records on each tab. */
export function listTab<T, const Tab extends string>(
  found: readonly T[],
  { tabs, tabOf, tab, ...page }: TabOptions<T, Tab>,
): ListPage<T> & { counts: Record<Tab | 'all', number> } {
  return {
    ...listPage(found, {
      ...page,
      where: tab === 'all' ? undefined : (record) => tabOf(record) === tab,
    }),
    counts: countBy(found, tabs, tabOf),
  };
}
