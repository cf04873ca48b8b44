import { isLocalDate } from './local-dates';

it.each(['2026-02-28', '2024-02-29', '1900-01-01', '2199-12-31'])('%s is a day', (text) => {
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
])('%s is none that a calendar can go to', (text) => {
  expect(isLocalDate(text)).toBe(false);
});
