import { isSingleClick, timesAt, timesOf } from './event-times';

const timed = (start: string, end: string | null) => ({
  allDay: false,
  start: new Date(start),
  end: end === null ? null : new Date(end),
  startStr: start,
  endStr: end ?? '',
});

it('converts timed spans to instants, whatever their UTC offset', () => {
  expect(timesOf(timed('2026-11-24T09:00:00-05:00', '2026-11-24T10:30:00-05:00'))).toEqual({
    startAt: '2026-11-24T14:00:00.000Z',
    endAt: '2026-11-24T15:30:00.000Z',
    wholeDays: false,
  });
});

it('keeps the dates of all-day spans, and takes one day without an end', () => {
  const days = { allDay: true, start: null, end: null, startStr: '2026-11-24', endStr: '' };
  expect(timesOf({ ...days, endStr: '2026-11-27' })).toEqual({
    startAt: '2026-11-24',
    endAt: '2026-11-27',
    wholeDays: true,
  });
  expect(timesOf(days).endAt).toBe('2026-11-25');
});

it('takes one hour for a clicked slot, and for an all-day event that becomes timed', () => {
  const start = '2026-11-24T14:00:00.000Z';
  expect(timesAt(new Date(start), start, false).endAt).toBe('2026-11-24T15:00:00.000Z');
  expect(timesOf(timed(start, null)).endAt).toBe('2026-11-24T15:00:00.000Z');
});

it('distinguishes a click from a selected range', () => {
  const start = '2026-11-24T14:00:00.000Z';
  expect(isSingleClick(timesOf(timed(start, '2026-11-24T14:15:00.000Z')))).toBe(true);
  expect(isSingleClick(timesOf(timed(start, '2026-11-24T14:30:00.000Z')))).toBe(false);
  expect(isSingleClick({ startAt: '2026-11-24', endAt: '2026-11-25', wholeDays: true })).toBe(true);
  expect(isSingleClick({ startAt: '2026-11-24', endAt: '2026-11-26', wholeDays: true })).toBe(
    false,
  );
});
