import { expect, test } from '@jest/globals';
import { nextOf, withNext } from './next';

test('an address comes back as it was', () => {
  const address = '/patient/subscribe/plan-1?from=search';
  expect(nextOf(withNext('/sign-up', address).replace('/sign-up', ''))).toBe(address);
  expect(withNext('/sign-up', '/')).toBe('/sign-up');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  'javascript:alert(1)',
  '/\\elsewhere.example',
  // What a browser makes of these begins with two slashes, which name another computer.
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '/\t/elsewhere.example',
  'data:text/html,hostile',
])('%s is nowhere to go', (next) => {
  expect(nextOf(`?next=${encodeURIComponent(next)}`)).toBe('/');
});
