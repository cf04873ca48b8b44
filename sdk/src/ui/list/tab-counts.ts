import type { ListQueryControl } from './use-list-query';

/**
 * Returns the counts to show on the tabs of a list. While a search or filter narrows the list, only
 * the open tab has one: the addresses of the other tabs have no filter.
 */
export function tabCounts<Tab extends string>(
  { isFiltered }: Pick<ListQueryControl, 'isFiltered'>,
  open: Tab,
  counts: Readonly<Record<Tab, number>> | undefined,
): Readonly<Partial<Record<Tab, number>>> | undefined {
  if (!counts || !isFiltered) return counts;
  const one: Partial<Record<Tab, number>> = {};
  one[open] = counts[open];
  return one;
}
