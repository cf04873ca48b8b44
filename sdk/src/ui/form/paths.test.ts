import { isInList, pathWithKeys, valueAt, withValueAt } from './paths';

const values = {
  name: 'Maya',
  address: { city: 'Berlin' },
  ranges: [{ start: '09:00' }, { start: '13:00' }],
};

describe('paths into values', () => {
  it('read values', () => {
    expect(valueAt(values, 'address.city')).toBe('Berlin');
    expect(valueAt(values, 'ranges.1.start')).toBe('13:00');
    expect(valueAt(values, 'guardian.name')).toBeUndefined();
  });

  it('write a value, and keep the identity of the others', () => {
    const next = withValueAt(values, 'ranges.1.start', '14:00');
    expect(next.ranges).toEqual([{ start: '09:00' }, { start: '14:00' }]);
    expect(next.ranges[0]).toBe(values.ranges[0]);
    expect(next.address).toBe(values.address);
    expect(values.ranges[1]).toEqual({ start: '13:00' });
  });

  const licenses = [
    { key: 'NY', number: '1' },
    { key: 7, number: '2' },
  ];

  it('name the key of a line', () => {
    expect(valueAt({ licenses }, 'licenses.7.number')).toBe('2');
    expect(withValueAt({ licenses }, 'licenses.NY.number', '3').licenses).toEqual([
      { key: 'NY', number: '3' },
      licenses[1],
    ]);
  });

  it('get the keys of lines from their indices', () => {
    expect(pathWithKeys({ licenses, ...values }, 'licenses.0.number')).toBe('licenses.NY.number');
    expect(pathWithKeys({ licenses, ...values }, 'licenses.1')).toBe('licenses.7');
    expect(pathWithKeys({ licenses, ...values }, 'licenses.2.number')).toBe('licenses.2.number');
    expect(pathWithKeys({ licenses, ...values }, 'ranges.1.start')).toBe('ranges.1.start');
  });

  it('tell whether a value is in a list', () => {
    const all = { licenses, ...values };
    const paths = ['licenses.NY.number', 'ranges.0', 'licenses', 'address.city'];
    expect(paths.map((path) => isInList(all, path))).toEqual([true, true, false, false]);
  });
});
