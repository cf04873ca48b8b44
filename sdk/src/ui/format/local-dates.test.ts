import { isLocalDate, spreadsheetTime } from './local-dates';

it.each(['2026-02-28', '2024-02-29', '1900-01-01', '2199-12-31'])('accepts the date %s', (text) => {
  expect(isLocalDate(text)).toBe(true);
});

it.each([
  null,
  '',
  '2026-02-29',
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '2026-2-3',
  '0000-01-01',
  '9999-12-31',
  '2026-02-03T10:00:00Z',
])('rejects %s, which no calendar can show', (text) => {
  expect(isLocalDate(text)).toBe(false);
});

it('formats date and time for spreadsheets, in a time zone', () => {
  expect(spreadsheetTime('America/New_York', '2026-11-21T11:00:00.000Z')).toBe('2026-11-21 06:00');
  expect(spreadsheetTime('Europe/Berlin', '2026-11-20T23:05:00Z')).toBe('2026-11-21 00:05');
});
