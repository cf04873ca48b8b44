import { useMemo } from 'react';
import type { ListFilter } from './filter-chips';
import { periodOf } from './list-choice';
import type { ListQuery, ListQueryControl } from './use-list-query';

/**
 * Drops filter values that the list does not offer: a URL may hold any value, and one without effect must
 * not count as an active filter.
 */
export function useKnownFilters(
  list: ListQueryControl,
  filters: readonly ListFilter[],
): ListQueryControl {
  return useMemo(() => {
    const chosen = Object.entries(list.filters);
    const known = chosen.filter(([name, values]) => isKnown(name, values, list, filters));
    return known.length === chosen.length
      ? list
      : {
          ...list,
          filters: Object.fromEntries(known),
          isFiltered: list.q !== '' || known.length > 0,
        };
  }, [list, filters]);
}

function isKnown(
  name: string,
  values: readonly string[],
  { filters: chosen }: ListQuery,
  filters: readonly ListFilter[],
): boolean {
  if (name === 'from' || name === 'to')
    return 'from' in periodOf(new URLSearchParams(firstValues(chosen)));
  const options = filters.find((filter) => filter.name === name)?.options;
  return !options?.length || options.some(({ value }) => value === values[0]);
}

const firstValues = (chosen: ListQuery['filters']): [string, string][] =>
  Object.entries(chosen).map(([name, [value = '']]) => [name, value]);
