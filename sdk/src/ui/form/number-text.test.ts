import { languages } from '../../language';
import { formatNumber, parseAmount, parseNumber } from './number-text';

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
    ['49,90', 'en', 2, 49.9],
    ['12,50', 'en', 0, null],
    ['1,2,3', 'en', 2, null],
    ['1,234,567', 'en', 0, 1234567],
    ['49.90', 'de', 2, 49.9],
  ])('parses %j in %s with %d decimals as %j', (typed, language, decimals, expected) => {
    expect(parseNumber(typed, language, decimals)).toBe(expected);
  });

  it.each(languages)('parses formatted numbers in %s', (language) => {
    for (const value of [0, 0.5, 12345.67, -8])
      expect(parseNumber(formatNumber(value, language, 2), language, 2)).toBe(value);
  });
});

describe('parseAmount', () => {
  it.each([
    ['$60', 'en', 'USD', 60],
    ['$1,250.50', 'en', 'USD', 1250.5],
    ['USD 60', 'en', 'USD', 60],
    ['60 €', 'de', 'EUR', 60],
    ['R$ 60,00', 'pt', 'BRL', 60],
    ['€60', 'en', 'USD', null],
  ])('parses %j in %s as %s: %j', (typed, language, currency, expected) => {
    expect(parseAmount(typed, language, { decimals: 2, currency })).toBe(expected);
  });
});
