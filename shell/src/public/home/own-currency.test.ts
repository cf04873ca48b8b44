import { expect, test } from '@jest/globals';
import { ownCurrency } from './own-currency';

test.each([
  ['Europe/Berlin', 'EUR'],
  ['America/Sao_Paulo', 'BRL'],
  ['America/New_York', 'USD'],
  ['UTC', 'USD'],
])('somebody in %s pays in %s', (zone, currency) => {
  expect(ownCurrency(zone)).toBe(currency);
});
