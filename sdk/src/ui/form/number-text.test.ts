import { formatNumber, parseNumber } from './number-text';

describe('parseNumber', () => {
  it.each([
    ['1,234.5', 'en', 2, 1234.5],
    ['1.234,5', 'de', 2, 1234.5],
    ['1 234,5', 'fr', 2, 1234.5],
    ['12.5', 'de', 2, 12.5],
    ['1.234', 'de', 2, 1234],
    ['-3', 'en', 0, -3],
    ['', 'en', 0, null],
    ['abc', 'en', 0, null],
    ['1.5', 'en', 0, null],
    ['1.234', 'en', 2, null],
    ['1e5', 'en', 0, null],
  ])('reads %j in %s with %d decimals as %j', (typed, language, decimals, expected) => {
    expect(parseNumber(typed, language, decimals)).toBe(expected);
  });

  it.each(['en', 'de', 'fr', 'pt'])('reads what it writes in %s', (language) => {
    for (const value of [0, 0.5, 12345.67, -8])
      expect(parseNumber(formatNumber(value, language, 2), language, 2)).toBe(value);
  });
});
