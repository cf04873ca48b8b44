import { currencyOfZone, practiceCurrencyOfZone } from './currency-of-zone';

it.each([
  ['Europe/Lisbon', 'EUR'],
  ['Europe/London', 'EUR'],
  ['America/Sao_Paulo', 'BRL'],
  ['America/New_York', 'USD'],
  ['Asia/Kolkata', undefined],
  ['UTC', undefined],
])('guesses the currency of the region of %s: %s', (zone, currency) => {
  expect(currencyOfZone(zone)).toBe(currency);
});

it.each([
  ['Europe/London', 'GBP'],
  ['Europe/Zurich', 'CHF'],
  ['America/Toronto', 'CAD'],
  ['Europe/Berlin', 'EUR'],
  ['America/Sao_Paulo', 'BRL'],
  ['America/Chicago', 'USD'],
  ['Asia/Kolkata', undefined],
])('guesses the currency of a new practice in %s: %s', (zone, currency) => {
  expect(practiceCurrencyOfZone(zone)).toBe(currency);
});
