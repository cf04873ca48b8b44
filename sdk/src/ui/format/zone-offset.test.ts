import { offsetAt } from './zone-offset';

const hours = (zone: string, at: string) => offsetAt(zone, Date.parse(at)) / 3_600_000;

describe('the offset of a zone', () => {
  it.each([
    ['America/New_York', '2026-11-26T15:00:00Z', -5],
    ['Asia/Kolkata', '2026-11-26T15:00:00Z', 5.5],
    ['Pacific/Kiritimati', '2026-11-26T23:59:59.999Z', 14],
    ['UTC', '2026-11-26T00:00:00Z', 0],
    // Before 1970, where instants are negative.
    ['Europe/Berlin', '1965-07-01T12:00:00.500Z', 1],
  ])('of %s at %s is %d hours', (zone, at, offset) => {
    expect(hours(zone, at)).toBe(offset);
  });

  it.each([
    ['America/New_York', '2026-03-08T06:59:59.999Z', -5],
    ['America/New_York', '2026-03-08T07:00:00Z', -4],
    ['America/New_York', '2026-11-01T05:59:00Z', -4],
    ['America/New_York', '2026-11-01T06:00:00Z', -5],
    ['Australia/Lord_Howe', '2026-04-04T14:59:00Z', 11],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 10.5],
    // Apia left a day out.
    ['Pacific/Apia', '2011-12-30T09:59:00Z', -10],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', 14],
  ])('of %s at %s, on a day when its clock is changed, is %d hours', (zone, at, offset) => {
    expect(hours(zone, at)).toBe(offset);
  });

  it('is known of no zone that there is not, and of no invalid date', () => {
    expect(() => offsetAt('Mars/Phobos', 0)).toThrow(RangeError);
    expect(() => offsetAt('UTC', NaN)).toThrow(RangeError);
  });
});
