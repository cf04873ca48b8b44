import { spreadsheetAmount } from './money';

test.each([
  [5110, 'EUR', 51.1],
  [-99, 'USD', -0.99],
  [5110, 'JPY', 5110],
])('%i of %s is %d in a spreadsheet', (amountMinor, currency, figure) => {
  expect(spreadsheetAmount({ amountMinor, currency })).toBe(figure);
});
