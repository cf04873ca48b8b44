import { instantOf, localTimeIn } from './zoned-time';

const zone = 'America/New_York';

describe('local times of a time zone', () => {
  it.each([
    ['2026-03-07', '09:00', '2026-03-07T14:00:00.000Z'],
    ['2026-03-08', '09:00', '2026-03-08T13:00:00.000Z'],
    ['2026-11-01', '09:00', '2026-11-01T14:00:00.000Z'],
  ])('converts %s %s to %s and back', (on, time, instant) => {
    expect(instantOf(on, time, zone)).toBe(instant);
    expect(localTimeIn(zone, Date.parse(instant))).toBe(time);
  });

  it('returns null for a time that DST skips, and the first of two equal times', () => {
    expect(instantOf('2026-03-08', '02:30', zone)).toBeNull();
    expect(instantOf('2026-11-01', '01:30', zone)).toBe('2026-11-01T05:30:00.000Z');
  });

  it('supports half-hour offsets, and returns null for an invalid date', () => {
    expect(instantOf('2026-06-01', '00:15', 'Asia/Kolkata')).toBe('2026-05-31T18:45:00.000Z');
    expect(instantOf('', '09:00', zone)).toBeNull();
  });
});
