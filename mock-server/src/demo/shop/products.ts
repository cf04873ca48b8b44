import * as endpoints from '@praxis/contract/demo/shop';
import {
  priceBandName,
  priceBands,
  productCategories,
  type StoredProduct,
} from '@praxis/contract/demo/shop-records';
import type { QueryOf } from '@praxis/contract';
import { handle, type Handler } from '../../core/module';
import { byNumber, descending, listAll, listPage, newestFirst, type Order } from '../../core/list';
import { requireRecord } from '../require-record';
import { toItem } from './cart';
import { cartTable, itemsOf, marker, productTable, wishlistTable } from './tables';

type Filters = QueryOf<typeof endpoints.getProductFilters>;

/** Minimum ratings offered as filters; lower ones would match everything. */
const minimumRatings = [4, 3, 2] as const;

/** Number of related products. */
const relatedLimit = 4;

const byPrice = byNumber<StoredProduct>(({ price }) => price);

function orderOf(sortBy: string): Order<StoredProduct> {
  if (sortBy === 'price-asc') return byPrice;
  return sortBy === 'price-desc' ? descending(byPrice) : newestFirst;
}

const fields = ({ name }: StoredProduct) => [name];

const isInBand = (price: number, name: string): boolean =>
  priceBands.some(
    (band) =>
      priceBandName(band) === name &&
      price > band.above &&
      (band.upTo === null || price <= band.upTo),
  );

const bandNames = priceBands.map(priceBandName);

/** Tests of each filter; unknown values match everything. */
const filterTests = {
  price: ({ price }: StoredProduct, { price: name }: Filters) =>
    !bandNames.includes(name) || isInBand(price, name),
  brand: ({ brand }: StoredProduct, { 'brand[]': brands }: Filters) =>
    brands.length === 0 || brands.includes(brand),
  category: ({ category }: StoredProduct, { 'category[]': categories }: Filters) =>
    categories.length === 0 || categories.includes(category),
  rating: (product: StoredProduct, { rating }: Filters) => product.rating >= rating,
} as const;
type FilterName = keyof typeof filterTests;
const filterNames = Object.keys(filterTests) as FilterName[];

/** Whether a product passes all filters, except one whose options are counted. */
const matchesAll = (filters: Filters, except?: FilterName) => (product: StoredProduct) =>
  filterNames.every((name) => name === except || filterTests[name](product, filters));

export const listProducts = handle(
  endpoints.listProducts,
  ({ query: { sortBy, page, perPage, ...filters } }, simulation) => {
    const { items, total } = listPage(productTable(simulation).all(), {
      q: filters.q,
      page,
      perPage,
      fields,
      where: matchesAll(filters),
      order: orderOf(sortBy),
    });
    return {
      products: items.map(marker(simulation)),
      total,
      userWishlist: [...itemsOf(wishlistTable(simulation))],
      userCart: itemsOf(cartTable(simulation)).map(toItem),
    };
  },
);

export const getProductFilters = handle(
  endpoints.getProductFilters,
  ({ query: filters }, simulation) => {
    const all = productTable(simulation).all();
    const found = listAll(all, { q: filters.q, fields });
    const counted = (
      name: FilterName,
      values: readonly string[],
      has: (product: StoredProduct, value: string) => boolean,
    ) => {
      const left = found.filter(matchesAll(filters, name));
      return values.map((value) => ({
        value,
        count: left.filter((product) => has(product, value)).length,
      }));
    };
    const brands = [...new Set(all.map(({ brand }) => brand))].sort();
    return {
      price: counted('price', bandNames, ({ price }, name) => isInBand(price, name)),
      brand: counted('brand', brands, ({ brand }, value) => brand === value),
      category: counted('category', productCategories, ({ category }, value) => category === value),
      rating: counted(
        'rating',
        minimumRatings.map(String),
        ({ rating }, stars) => rating >= Number(stars),
      ),
    };
  },
);

export const getProduct = handle(endpoints.getProduct, ({ params }, simulation) => ({
  product: marker(simulation)(requireRecord(productTable(simulation), params.id)),
}));

export const getRelatedProducts = handle(endpoints.getRelatedProducts, ({ params }, simulation) => {
  const products = productTable(simulation);
  const { id, category, brand } = requireRecord(products, params.id);
  const nearness = (other: StoredProduct) =>
    2 * Number(other.category === category) + Number(other.brand === brand);
  const related = listAll(products.all(), {
    where: (other) => other.id !== id && nearness(other) > 0,
    order: (one, other) => nearness(other) - nearness(one) || newestFirst(one, other),
  });
  return { category, products: related.slice(0, relatedLimit).map(marker(simulation)) };
});

export const productHandlers: readonly Handler[] = [
  listProducts,
  getProductFilters,
  getProduct,
  getRelatedProducts,
];
