import { awayOf, newAway, spanOf, wholeDaysOf } from './span';

const zone = 'America/New_York';
const days = { ...newAway, from: '2026-03-06', until: '2026-03-08' };

describe('time away', () => {
  it('is whole days of the practice, across a clock change', () => {
    const span = spanOf(days, zone)!;
    expect(span).toEqual({
      startAt: '2026-03-06T05:00:00.000Z',
      endAt: '2026-03-09T04:00:00.000Z',
    });
    expect(wholeDaysOf(span, zone)).toEqual({ from: '2026-03-06', until: '2026-03-08' });
    expect(awayOf(span, zone)).toEqual(days);
  });

  it('is hours of a day', () => {
    const away = {
      ...newAway,
      from: '2026-03-06',
      until: '2026-03-06',
      wholeDays: false,
      startTime: '13:00',
    };
    const span = spanOf(away, zone)!;
    expect(span).toEqual({
      startAt: '2026-03-06T18:00:00.000Z',
      endAt: '2026-03-06T22:00:00.000Z',
    });
    expect(wholeDaysOf(span, zone)).toBeNull();
    expect(awayOf(span, zone)).toEqual(away);
  });

  it('is nothing while a day or a time is missing', () => {
    expect(spanOf(newAway, zone)).toBeNull();
    expect(spanOf({ ...days, wholeDays: false, endTime: null }, zone)).toBeNull();
  });

  it('begins an hour later where the clock has no midnight', () => {
    const span = spanOf(
      { ...newAway, from: '2018-11-04', until: '2018-11-04' },
      'America/Sao_Paulo',
    );
    expect(span?.startAt).toBe('2018-11-04T03:00:00.000Z');
  });
});
