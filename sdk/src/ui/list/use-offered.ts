import { useMemo } from 'react';
import type { ListFilter } from './filter-chips';
import { periodOf } from './list-choice';
import type { ListQuery, ListQueryControl } from './use-list-query';

/**
 * The list without what its filters don't offer: an address may hold any value, and one that narrows
 * nothing is no filter to count or to clear.
 */
export function useOffered(
  list: ListQueryControl,
  filters: readonly ListFilter[],
): ListQueryControl {
  return useMemo(() => {
    const chosen = Object.entries(list.filters);
    const offered = chosen.filter(([name, values]) => isOffered(name, values, list, filters));
    return offered.length === chosen.length
      ? list
      : {
          ...list,
          filters: Object.fromEntries(offered),
          isFiltered: list.q !== '' || offered.length > 0,
        };
  }, [list, filters]);
}

function isOffered(
  name: string,
  values: readonly string[],
  { filters: chosen }: ListQuery,
  filters: readonly ListFilter[],
): boolean {
  if (name === 'from' || name === 'to')
    return 'from' in periodOf(new URLSearchParams(flat(chosen)));
  const options = filters.find((filter) => filter.name === name)?.options;
  return !options?.length || options.some(({ value }) => value === values[0]);
}

const flat = (chosen: ListQuery['filters']): [string, string][] =>
  Object.entries(chosen).map(([name, [value = '']]) => [name, value]);
