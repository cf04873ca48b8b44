import { valueAt, withValueAt } from './paths';

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
});
