import {
  priceBandName,
  priceBands,
  productCategories,
  productSorts,
} from '@praxis/contract/demo/shop-records';
import type { ListQuery } from '@praxis/sdk/ui/list';
import { oneOf } from '@praxis/sdk/ui/page';

export const filterNames = ['price', 'category', 'brand', 'rating'] as const;
export type FilterName = (typeof filterNames)[number];

/** Products per page, as the back end pages them. */
export const perPage = 9;

/** Whether a filter accepts several options. */
export const isMultiple = (name: FilterName): boolean => name === 'brand' || name === 'category';

const bandNames = priceBands.map(priceBandName);

/** Limits of a price band, by its name. */
export const bandOf = (name: string) => priceBands[bandNames.indexOf(name)];

/** Query arguments of the filters and the search in the address. */
export function filterArgs({ q, filters }: Pick<ListQuery, 'q' | 'filters'>) {
  const chosen = (name: FilterName) => filters[name] ?? [];
  const categories = chosen('category').filter((one) => oneOf(one, productCategories));
  const rating = Number(chosen('rating')[0]);
  return {
    ...(q !== '' && { q }),
    ...(bandNames.includes(chosen('price')[0] ?? '') && { price: chosen('price')[0] }),
    ...(chosen('brand').length > 0 && { 'brand[]': [...chosen('brand')] }),
    ...(categories.length > 0 && { 'category[]': categories }),
    ...(rating >= 1 && rating <= 5 && { rating }),
  };
}

export const sortOf = ({ sort }: Pick<ListQuery, 'sort'>) =>
  oneOf(sort, productSorts) ?? 'featured';

/** Query arguments of the list. */
export const productsArgs = (list: ListQuery) => ({
  query: { ...filterArgs(list), sortBy: sortOf(list), page: list.page, perPage },
});

/** Query arguments of the filter counts: page and sort order don't affect them. */
export const filterCountArgs = (list: ListQuery) => ({ query: filterArgs(list) });
