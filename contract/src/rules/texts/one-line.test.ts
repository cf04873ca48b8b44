import { expect, it } from '@jest/globals';
import { inOneLine, isolated } from './one-line';

it.each([
  ['Ada', 'Ada'],
  ['שרה', '\u2068שרה\u2069'],
  ['\u202efdp.exe', '\u2068\u202efdp.exe\u2069'],
])('isolates the direction of %j', (text, kept) => {
  expect(isolated(text)).toBe(kept);
});

it('joins non-empty parts, each with its direction isolated', () => {
  expect(inOneLine(['12', '', 'שרה', null, undefined, false])).toBe('12, \u2068שרה\u2069');
  expect(inOneLine(['Plus', '3'], ' · ')).toBe('Plus · 3');
});
