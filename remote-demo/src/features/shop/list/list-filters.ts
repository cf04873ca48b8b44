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

/** How many products a page has, as the back end counts them. */
export const perPage = 9;

/** Filters that several choices of can be taken at once. */
export const takesSeveral = (name: FilterName): boolean => name === 'brand' || name === 'category';

const bandNames = priceBands.map(priceBandName);

/** The bounds of a band of prices, by its name. */
export const bandOf = (name: string) => priceBands[bandNames.indexOf(name)];

/** What narrows the list at an address. */
export function narrowingOf({ q, filters }: Pick<ListQuery, 'q' | 'filters'>) {
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

/** What the list asks for at an address. */
export const productsAt = (list: ListQuery) => ({
  query: { ...narrowingOf(list), sortBy: sortOf(list), page: list.page, perPage },
});

/** What its filters ask for: page and order change no count. */
export const filtersAt = (list: ListQuery) => ({ query: narrowingOf(list) });
