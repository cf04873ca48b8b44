import { groupedExpiry, groupedNumber, toDetails, typedOn } from './card-input';

it.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4', '4242 4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
  ['', ''],
])('formats the number %s as %s', (typed, grouped) => {
  expect(groupedNumber(typed)).toBe(grouped);
});

it.each([
  ['1', '1'],
  ['4', '04'],
  ['12', '12'],
  ['12/', '12/'],
  ['123', '12/3'],
  ['12/30', '12/30'],
  ['12/2030', '12/30'],
  ['122030', '12/30'],
  ['04/3', '04/3'],
  ['1/', '01/'],
  ['1/30', '01/30'],
  ['', ''],
])('formats the expiry date %s as %s', (typed, grouped) => {
  expect(groupedExpiry(typed)).toBe(grouped);
});

it('formats input at the end and leaves a change in the middle alone', () => {
  expect(typedOn('4242', '42424', groupedNumber)).toBe('4242 4');
  expect(typedOn('4242 4', '4242 ', groupedNumber)).toBe('4242');
  expect(typedOn('4242 4', '442 4', groupedNumber)).toBe('442 4');
});

it('passes plain digits and a four-digit year to the provider', () => {
  expect(toDetails({ number: '4242 4242', expiry: '04/30', cvc: '123' })).toEqual({
    number: '42424242',
    expMonth: 4,
    expYear: 2030,
    cvc: '123',
  });
});

it('has NaN as month and year until they are entered', () => {
  expect(toDetails({ number: '', expiry: '', cvc: '' })).toEqual({
    number: '',
    expMonth: NaN,
    expYear: NaN,
    cvc: '',
  });
});
