import { datesOf, emptyDates, spanOf, wholeDaysOf } from './span';

const zone = 'America/New_York';
const days = { ...emptyDates, from: '2026-03-06', until: '2026-03-08' };

describe('spanOf, wholeDaysOf and datesOf', () => {
  it('convert whole days in the practice’s time zone, across a DST change', () => {
    const span = spanOf(days, zone)!;
    expect(span).toEqual({
      startAt: '2026-03-06T05:00:00.000Z',
      endAt: '2026-03-09T04:00:00.000Z',
    });
    expect(wholeDaysOf(span, zone)).toEqual({ from: '2026-03-06', until: '2026-03-08' });
    expect(datesOf(span, zone)).toEqual(days);
  });

  it('convert hours of a day', () => {
    const hours = {
      ...emptyDates,
      from: '2026-03-06',
      until: '2026-03-06',
      wholeDays: false,
      startTime: '13:00',
    };
    const span = spanOf(hours, zone)!;
    expect(span).toEqual({
      startAt: '2026-03-06T18:00:00.000Z',
      endAt: '2026-03-06T22:00:00.000Z',
    });
    expect(wholeDaysOf(span, zone)).toBeNull();
    expect(datesOf(span, zone)).toEqual(hours);
  });

  it('return null while a day or a time is missing', () => {
    expect(spanOf(emptyDates, zone)).toBeNull();
    expect(spanOf({ ...days, wholeDays: false, endTime: null }, zone)).toBeNull();
  });

  it('start the day at 1 AM if DST skips midnight', () => {
    const span = spanOf(
      { ...emptyDates, from: '2018-11-04', until: '2018-11-04' },
      'America/Sao_Paulo',
    );
    expect(span?.startAt).toBe('2018-11-04T03:00:00.000Z');
  });
});
