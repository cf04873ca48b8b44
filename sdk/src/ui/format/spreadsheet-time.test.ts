import { spreadsheetTime } from './local-dates';

it('writes the date and time of a zone as spreadsheets read them', () => {
  expect(spreadsheetTime('America/New_York', '2026-11-21T11:00:00.000Z')).toBe('2026-11-21 06:00');
  expect(spreadsheetTime('Europe/Berlin', '2026-11-20T23:05:00Z')).toBe('2026-11-21 00:05');
});
