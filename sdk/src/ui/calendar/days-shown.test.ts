import { languages } from '../../language';
import { daysShown, firstWeekday, step } from './days-shown';
import { hoursShown } from './hours-shown';

interface WeekInfo {
  firstDay: number;
}

/** Week data of `Intl`, which not every browser has; newer engines expose it as a method. */
function weekInfoOf(language: string): WeekInfo {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    weekInfo?: WeekInfo;
    getWeekInfo?(): WeekInfo;
  };
  return locale.getWeekInfo?.() ?? locale.weekInfo!;
}

describe('daysShown', () => {
  it.each(languages)('starts weeks as Intl does in %s', (language) => {
    expect(firstWeekday(language)).toBe(weekInfoOf(language).firstDay % 7);
  });

  it('starts weeks on Sunday or Monday, depending on the language', () => {
    expect(daysShown('week', '2026-11-24', 'en')).toEqual({ from: '2026-11-22', to: '2026-11-28' });
    expect(daysShown('week', '2026-11-24', 'de')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(daysShown('list', '2026-11-22', 'fr')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(daysShown('day', '2026-11-24', 'pt')).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  });

  it('shows whole months, and steps to the first day of the next one', () => {
    expect(daysShown('month', '2028-02-17', 'de')).toEqual({
      from: '2028-02-01',
      to: '2028-02-29',
    });
    expect(step('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(step('month', '2026-01-15', -1)).toBe('2025-12-01');
  });

  it('steps by a week or a day across month ends and DST changes', () => {
    expect(step('week', '2026-10-30', 1)).toBe('2026-11-06');
    expect(step('day', '2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('hoursShown', () => {
  const event = (startAt: string, endAt: string) => ({
    id: '1',
    to: '/',
    title: 'Ada',
    detail: '',
    tone: 'info' as const,
    movable: true,
    startAt,
    endAt,
  });

  it('returns the hours of a working day, extended for early and late events', () => {
    expect(hoursShown([], 'America/New_York')).toEqual({ from: 7, to: 19 });
    const early = event('2026-11-24T11:30:00Z', '2026-11-24T12:00:00Z');
    const late = event('2026-11-25T00:30:00Z', '2026-11-25T01:15:00Z');
    expect(hoursShown([early, late], 'America/New_York')).toEqual({ from: 6, to: 21 });
  });

  it('is not extended by all-day events or blocked hours', () => {
    const away = { ...event('2026-11-24T05:00:00Z', '2026-11-26T05:00:00Z'), wholeDays: true };
    expect(hoursShown([away], 'America/New_York')).toEqual({ from: 7, to: 19 });
    const closed = { ...event('2026-11-24T18:00:00Z', '2026-11-26T15:00:00Z'), closes: true };
    expect(hoursShown([closed], 'America/New_York')).toEqual({ from: 7, to: 19 });
  });

  it.each([
    ['until midnight', '2026-11-24T22:30:00Z', '2026-11-24T23:00:00Z', 7, 24],
    ['across midnight', '2026-11-24T22:30:00Z', '2026-11-24T23:30:00Z', 0, 24],
    // From 2:30 to 2:15 wall-clock time, since the clock goes back.
    ['across the end of DST', '2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z', 2, 19],
  ])('includes all of an event %s', (_when, startAt, endAt, from, to) => {
    expect(hoursShown([event(startAt, endAt)], 'Europe/Berlin')).toEqual({ from, to });
  });
});
