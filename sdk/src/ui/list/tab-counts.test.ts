import { tabCounts } from './tab-counts';

const counts = { pending: 3, active: 5, all: 8 };

it('counts each tab of a list without a search or filter', () => {
  expect(tabCounts({ isFiltered: false }, 'active', counts)).toBe(counts);
});

it('counts only the open tab of a filtered list, which is where the filter applies', () => {
  expect(tabCounts({ isFiltered: true }, 'active', counts)).toEqual({ active: 5 });
});

it('counts nothing until the list has loaded', () => {
  expect(tabCounts({ isFiltered: true }, 'active', undefined)).toBeUndefined();
});
