import { offsetAt } from './zone-offset';

const hours = (zone: string, at: string) => offsetAt(zone, Date.parse(at)) / 3_600_000;

describe('the UTC offset', () => {
  it.each([
    ['America/New_York', '2026-11-26T15:00:00Z', -5],
    ['Asia/Kolkata', '2026-11-26T15:00:00Z', 5.5],
    ['Pacific/Kiritimati', '2026-11-26T23:59:59.999Z', 14],
    ['UTC', '2026-11-26T00:00:00Z', 0],
    // Before 1970, timestamps are negative.
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
    // Apia skipped a day when it crossed the date line.
    ['Pacific/Apia', '2011-12-30T09:59:00Z', -10],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', 14],
  ])('of %s at %s, on the day of a clock change, is %d hours', (zone, at, offset) => {
    expect(hours(zone, at)).toBe(offset);
  });

  it('throws for an unknown time zone and an invalid date', () => {
    expect(() => offsetAt('Mars/Phobos', 0)).toThrow(RangeError);
    expect(() => offsetAt('UTC', NaN)).toThrow(RangeError);
  });
});
