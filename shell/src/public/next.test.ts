import { expect, test } from '@jest/globals';
import { nextOf, withNext } from './next';

test('round-trips an address', () => {
  const address = '/patient/subscribe/plan-1?from=search';
  expect(nextOf(withNext('/sign-up', address).replace('/sign-up', ''))).toBe(address);
  expect(withNext('/sign-up', '/')).toBe('/sign-up');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  'javascript:alert(1)',
  '/\\elsewhere.example',
  // Browsers normalize these to a path with two leading slashes, which name another host.
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '/\t/elsewhere.example',
  'data:text/html,hostile',
])('%s falls back to the start page', (next) => {
  expect(nextOf(`?next=${encodeURIComponent(next)}`)).toBe('/');
});
