import { formatAppointment } from './appointment-time';
import { formatDateOnly, formatInstant } from './dates';
import { dateFormat } from './formatters';

/** Uses plain spaces, as in the expected texts. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

const range = (language: string, from: string, until: string) =>
  plain(
    dateFormat(language, {
      ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
    }).formatRange(Date.parse(from), Date.parse(until)),
  );

describe('the first of a month', () => {
  it.each([
    ['en', 'Dec 1, 2025', 'Monday, December 1', 'Dec 1', 'Dec 1, 2025, 3:00 PM'],
    ['de', '1. Dez. 2025', 'Montag, 1. Dezember', '1. Dez.', '1. Dez. 2025, 15:00'],
    ['fr', '1er déc. 2025', 'lundi 1er décembre', '1er déc.', '1er déc. 2025, 15:00'],
    [
      'pt',
      '1º de dez. de 2025',
      'segunda-feira, 1º de dezembro',
      '1º de dez.',
      '1º de dez. de 2025, 15:00',
    ],
  ])('is written as the language does: %s', (language, short, weekday, withoutYear, instant) => {
    const on = '2025-12-01';
    expect(formatDateOnly(on, language)).toBe(short);
    expect(formatDateOnly(on, language, 'weekday')).toBe(weekday);
    expect(formatDateOnly(on, language, 'withoutYear')).toBe(withoutYear);
    const at = `${on}T15:00:00Z`;
    expect(plain(formatInstant(at, { language, zone: 'UTC' }))).toBe(instant);
  });

  it.each([
    ['en', 'Mon, Dec 1 – Wed, Dec 3', 'Fri, Nov 28 – Mon, Dec 1'],
    ['de', 'Mo., 1. – Mi., 3. Dez.', 'Fr., 28. Nov. – Mo., 1. Dez.'],
    ['fr', 'lun. 1er – mer. 3 déc.', 'ven. 28 nov. – lun. 1er déc.'],
    ['pt', 'seg., 1º de dez. – qua., 3 de dez.', 'sex., 28 de nov. – seg., 1º de dez.'],
  ])('is an ordinal in a range too: %s', (language, within, across) => {
    expect(range(language, '2025-12-01', '2025-12-03')).toBe(within);
    expect(range(language, '2025-11-28', '2025-12-01')).toBe(across);
  });

  it('is an ordinal in an appointment, but its hour is not', () => {
    const format = { language: 'fr', zone: 'UTC', now: Date.parse('2025-11-01T00:00:00Z') };
    const start = '2025-12-01T01:00:00Z';
    const text = formatAppointment(start, '2025-12-01T01:30:00Z', { ...format, namesZone: false });
    expect(plain(text)).toMatch(/^lun\. 1er déc\. · 01:00 ?– ?01:30$/);
  });

  it('stays a number in numeric dates, on its own, and for other days', () => {
    const on = (options: Intl.DateTimeFormatOptions, day = '2025-12-01') =>
      dateFormat('fr', { ...options, timeZone: 'UTC' }).format(Date.parse(day));
    expect(on({ day: '2-digit', month: '2-digit', year: 'numeric' })).toBe('01/12/2025');
    expect(on({ day: 'numeric', month: 'numeric' })).toBe('01/12');
    expect(on({ day: 'numeric' })).toBe('1');
    expect(on({ day: 'numeric', month: 'long' }, '2025-12-11')).toBe('11 décembre');
    expect(on({ day: 'numeric', month: 'long' }, '2025-12-21')).toBe('21 décembre');
  });
});
