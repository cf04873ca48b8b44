import type { SampleRow } from '@praxis/contract/demo/sample-table';
import { searchText } from '@praxis/contract/rules/texts/search-text';
import type { ListQuery } from '@praxis/sdk/ui/list';
import { ageOf, salaryOf, statusOf, yearsOf } from '../figures';

/** Columns with a filter, as named in the address. */
export const filterNames = ['post', 'city', 'status'] as const;
export type FilterName = (typeof filterNames)[number];

const filterValue: Record<FilterName, (row: SampleRow) => string> = {
  post: ({ post }) => post,
  city: ({ city }) => city,
  status: statusOf,
};

/** Sort value of each column. */
const sortValues = {
  name: (row: SampleRow) => row.full_name,
  post: ({ post }: SampleRow) => post,
  city: ({ city }: SampleRow) => city,
  start: (row: SampleRow) => row.start_date,
  salary: (row: SampleRow) => salaryOf(row).amountMinor,
  age: ageOf,
  experience: yearsOf,
  status: ({ status }: SampleRow) => status,
};
export type SortField = keyof typeof sortValues;

const isSortField = (field: string): field is SortField => Object.hasOwn(sortValues, field);

/** Filters, searches and sorts the rows. */
export function filterRows(
  rows: readonly SampleRow[],
  { q, filters, sort }: ListQuery,
  searchableText: (row: SampleRow) => string,
): SampleRow[] {
  const term = searchText(q.trim());
  const activeFilters = filterNames.flatMap((name) => {
    const value = filters[name]?.[0];
    return value === undefined ? [] : [{ value, of: filterValue[name] }];
  });
  const found = rows.filter(
    (row) =>
      activeFilters.every(({ value, of }) => of(row) === value) &&
      (term === '' || searchableText(row).includes(term)),
  );
  return sortRows(found, sort);
}

const compareTexts = new Intl.Collator('en', { numeric: true }).compare;

function sortRows(rows: SampleRow[], sort: string): SampleRow[] {
  const isDown = sort.startsWith('-');
  const field = isDown ? sort.slice(1) : sort;
  if (!isSortField(field)) return rows;
  const valueOf = sortValues[field];
  // Reads each value once: sorting 10,000 rows takes 130,000 comparisons.
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }));
  const direction = isDown ? -1 : 1;
  return keyed
    .toSorted(
      ({ value: one }, { value: other }) =>
        direction *
        (typeof one === 'number' && typeof other === 'number'
          ? one - other
          : compareTexts(String(one), String(other))),
    )
    .map(({ row }) => row);
}

/** Distinct values of a column, sorted: the options of its filter. */
export function valuesOf(rows: readonly SampleRow[], name: FilterName): string[] {
  return [...new Set(rows.map(filterValue[name]))].toSorted(compareTexts);
}
