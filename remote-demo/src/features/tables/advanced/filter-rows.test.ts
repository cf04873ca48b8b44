import type { SampleRow } from '@praxis/contract/demo/sample-table';
import type { ListQuery } from '@praxis/sdk/ui/list';
import { filterRows, valuesOf } from './filter-rows';
import { searchableTextIn } from './searchable-text';

const row = (id: number, changes: Partial<SampleRow>): SampleRow => ({
  id,
  avatar: '',
  full_name: `Person ${id}`,
  post: 'Midwife',
  email: `p${id}@quay.example`,
  city: 'Porto',
  start_date: `202${id}-01-01`,
  salary: `$${id},000.00`,
  age: `${30 - id}`,
  experience: `${id} Years`,
  status: 1,
  ...changes,
});
const rows = [
  row(1, { city: 'Leeds', salary: '$10,000.00' }),
  row(2, { status: 2, salary: '$9,500.00' }),
  row(3, { post: 'Dietitian', experience: '12 Years' }),
];
const query: ListQuery = { q: '', page: 1, perPage: 25, sort: '', filters: {} };
const ids = (changes: Partial<ListQuery>, language = 'en') =>
  filterRows(rows, { ...query, ...changes }, searchableTextIn(language)).map(({ id }) => id);

it('searches without regard to case', () => {
  expect(ids({ q: ' PERSON 2' })).toEqual([2]);
  expect(ids({ q: 'dietitian' })).toEqual([3]);
  expect(ids({ q: 'nobody' })).toEqual([]);
});

it.each([
  ['$9,500', [2]],
  ['29', [1]],
  ['2023-01', [3]],
])('searches salary, age and start date: %s', (q, expected) => {
  expect(ids({ q })).toEqual(expected);
});

it.each([
  ['Jan 1, 2023', 'en-US', [3]],
  ['1. jan. 2023', 'de', [3]],
  ['9.500,00 $', 'de', [2]],
  ['9 500,00 $', 'fr', [2]],
])('finds %s in the reader’s format', (q, language, expected) => {
  expect(ids({ q }, language)).toEqual(expected);
});

it('combines the filters of several columns', () => {
  expect(ids({ filters: { city: ['Porto'] } })).toEqual([2, 3]);
  expect(ids({ filters: { city: ['Porto'], status: ['2'] } })).toEqual([2]);
  expect(valuesOf(rows, 'city')).toEqual(['Leeds', 'Porto']);
});

it.each([
  ['salary', [3, 2, 1]],
  ['-salary', [1, 2, 3]],
  ['experience', [1, 2, 3]],
  ['age', [3, 2, 1]],
  ['start', [1, 2, 3]],
  ['-name', [3, 2, 1]],
  ['shoes', [1, 2, 3]],
])('sorts by %s', (sort, expected) => {
  expect(ids({ sort })).toEqual(expected);
});
