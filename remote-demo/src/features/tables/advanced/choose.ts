import type { SampleRow } from '@praxis/contract/demo/sample-table';
import { searchText } from '@praxis/contract/rules/texts/search-text';
import type { ListQuery } from '@praxis/sdk/ui/list';
import { ageOf, salaryOf, statusOf, yearsOf } from '../figures';

/** Filters by column, as they stand in the address. */
export const filterNames = ['post', 'city', 'status'] as const;
export type FilterName = (typeof filterNames)[number];

const filterValue: Record<FilterName, (row: SampleRow) => string> = {
  post: ({ post }) => post,
  city: ({ city }) => city,
  status: statusOf,
};

/** What a column is sorted by. */
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

/** The rows that are left by search and filters, in order. */
export function choose(
  rows: readonly SampleRow[],
  { q, filters, sort }: ListQuery,
  searchedOf: (row: SampleRow) => string,
): SampleRow[] {
  const wanted = searchText(q.trim());
  const narrowing = filterNames.flatMap((name) => {
    const value = filters[name]?.[0];
    return value === undefined ? [] : [{ value, of: filterValue[name] }];
  });
  const found = rows.filter(
    (row) =>
      narrowing.every(({ value, of }) => of(row) === value) &&
      (wanted === '' || searchedOf(row).includes(wanted)),
  );
  return inOrder(found, sort);
}

const compareTexts = new Intl.Collator('en', { numeric: true }).compare;

function inOrder(rows: SampleRow[], sort: string): SampleRow[] {
  const isDown = sort.startsWith('-');
  const field = isDown ? sort.slice(1) : sort;
  if (!isSortField(field)) return rows;
  const valueOf = sortValues[field];
  // Each value is read once: 10,000 rows are compared 130,000 times.
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

/** The values of a column, in order: what it can be filtered by. */
export function valuesOf(rows: readonly SampleRow[], name: FilterName): string[] {
  return [...new Set(rows.map(filterValue[name]))].toSorted(compareTexts);
}
