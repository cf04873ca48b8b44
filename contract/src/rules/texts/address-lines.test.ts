import type { Address } from '../../entities/address';
import { addressLine, addressLines, localityOf } from './address-lines';

const newYork: Address = {
  line1: '15 West 72nd Street',
  line2: 'Suite 4',
  city: 'New York',
  state: 'US-NY',
  postalCode: '10023',
  country: 'US',
};

test.each<[Partial<Address>, string]>([
  [{}, 'New York, NY 10023'],
  [{ state: '' }, 'New York, 10023'],
  [{ city: 'Berlin', state: 'DE-BE', postalCode: '10999', country: 'DE' }, '10999 Berlin'],
  [
    { city: 'São Paulo', state: 'BR-SP', postalCode: '01415-000', country: 'BR' },
    'São Paulo - SP, 01415-000',
  ],
  [{ city: 'Lyon', state: 'FR-ARA', postalCode: '69002', country: 'FR' }, '69002 Lyon'],
  [{ city: 'Leeds', state: '', postalCode: 'LS1 4AP', country: 'GB' }, 'Leeds LS1 4AP'],
  [{ city: '', state: '', postalCode: '', country: '' }, ''],
])('formats city, state and postal code by country: %j', (other, expected) => {
  expect(localityOf({ ...newYork, ...other })).toBe(expected);
});

test('appends the country in the reader’s language if one is given', () => {
  expect(addressLines(newYork)).toEqual(['15 West 72nd Street', 'Suite 4', 'New York, NY 10023']);
  expect(addressLines(newYork, 'de').at(-1)).toBe('Vereinigte Staaten');
  expect(addressLine({ ...newYork, line2: '' }, 'en')).toBe(
    '15 West 72nd Street, New York, NY 10023, United States',
  );
  expect(addressLine({ ...newYork, country: '' })).not.toMatch(/, $/);
});
