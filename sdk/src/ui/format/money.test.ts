import { spreadsheetAmount } from './money';

test.each([
  [5110, 'EUR', 51.1],
  [-99, 'USD', -0.99],
  [5110, 'JPY', 5110],
])('converts %i %s in minor units to %d for spreadsheets', (amountMinor, currency, expected) => {
  expect(spreadsheetAmount({ amountMinor, currency })).toBe(expected);
});
