import { expect, test } from '@jest/globals';
import { guessCurrency } from './guess-currency';

test.each([
  ['Europe/Berlin', 'EUR'],
  ['America/Sao_Paulo', 'BRL'],
  ['America/New_York', 'USD'],
  ['UTC', 'USD'],
])('guesses for %s: %s', (zone, currency) => {
  expect(guessCurrency(zone)).toBe(currency);
});
