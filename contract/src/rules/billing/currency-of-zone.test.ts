import { currencyOfZone } from './currency-of-zone';

it.each([
  ['Europe/Lisbon', 'EUR'],
  ['America/Sao_Paulo', 'BRL'],
  ['America/New_York', 'USD'],
  ['Asia/Kolkata', undefined],
  ['UTC', undefined],
])('guesses for %s: %s', (zone, currency) => {
  expect(currencyOfZone(zone)).toBe(currency);
});
