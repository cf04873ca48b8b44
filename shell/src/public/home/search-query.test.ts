import { expect, test } from '@jest/globals';
import { isNarrowed, readSearch, searchAddress } from './search-query';

test('round-trips a search through the address', () => {
  const query = {
    q: 'ana & co',
    speciality: 'cardiology',
    state: 'DE-BE',
    language: 'de',
    page: 2,
  };
  const address = searchAddress(query);
  expect(address).toBe('/?q=ana+%26+co&speciality=cardiology&state=DE-BE&language=de&page=2');
  expect(readSearch(address.slice(1))).toEqual(query);
  expect(isNarrowed(query)).toBe(true);
});

test('an address without a search shows all doctors', () => {
  const all = readSearch('');
  expect(all).toEqual({ q: '', speciality: '', state: '', language: '', page: 1 });
  expect(searchAddress(all)).toBe('/');
  expect(isNarrowed(all)).toBe(false);
});

test.each(['?page=0', '?page=-3', '?page=1.5', '?page=x', '?page=1e99'])(
  '%s is the first page',
  (search) => {
    expect(readSearch(search).page).toBe(1);
  },
);

test('truncates a long text', () => {
  expect(readSearch(`?q=${'a'.repeat(500)}`).q).toHaveLength(60);
});
