import { codeOf } from '../testing/expect-code';
import { checkCurrency, minorDigits, minus, money, plus, shareDown, shareUp, sum } from './money';

test('amounts are added in minor units', () => {
  const amounts = [money(10, 'EUR'), money(20, 'EUR'), money(-5, 'EUR')];
  expect(sum(amounts, 'EUR')).toEqual(money(25, 'EUR'));
  expect(minus(money(10, 'EUR'), money(15, 'EUR'))).toEqual(money(-5, 'EUR'));
  expect(sum([], 'JPY')).toEqual(money(0, 'JPY'));
});

test('shares of yen, which has no minor unit, are whole yen', () => {
  expect(minorDigits('JPY')).toBe(0);
  expect(minorDigits('EUR')).toBe(2);
  expect(shareDown(money(999, 'JPY'), 1, 2)).toEqual(money(499, 'JPY'));
  expect(shareUp(money(999, 'JPY'), 1, 2)).toEqual(money(500, 'JPY'));
});

test('currencies cannot be mixed', () => {
  expect(codeOf(() => plus(money(1, 'EUR'), money(1, 'USD')))).toBe('validation_failed');
  expect(codeOf(() => plus(money(0, 'EUR'), money(1, 'USD')))).toBe('validation_failed');
  expect(codeOf(() => checkCurrency(money(1, 'EUR'), 'EUR'))).toBeNull();
});
