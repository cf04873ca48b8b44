import { formatAppointment } from './appointment-time';
import { formatInstant, formatTime } from './dates';
import { browserZone } from '../zone';

/** Replaces the special spaces that locales put into times with plain spaces. */
const plain = (text: string) => text.replace(/[\u00A0\u202F\u2009]/g, ' ');

const zone = 'America/New_York';
const now = Date.parse('2026-11-20T12:00:00Z');
const start = '2026-11-23T14:00:00Z';
const end = '2026-11-23T14:30:00Z';

describe('formatAppointment', () => {
  it.each([
    ['en', 'Mon, Nov 23 · 9:00 – 9:30 AM'],
    ['de', 'Mo., 23. Nov. · 09:00–09:30 Uhr'],
    ['fr', 'lun. 23 nov. · 09:00 – 09:30'],
    ['pt', 'seg., 23 de nov. · 09:00 – 09:30'],
  ])('formats weekday, date and times in %s', (language, expected) => {
    const format = { language, zone, now, namesZone: false };
    expect(plain(formatAppointment(start, end, format))).toBe(expected);
  });

  it('shows only the start without an end, and the year unless it is the current one', () => {
    const format = { language: 'en', zone, now, namesZone: false };
    expect(plain(formatAppointment(start, null, format))).toBe('Mon, Nov 23 · 9:00 AM');
    expect(plain(formatAppointment('2027-01-04T14:00:00Z', null, format))).toBe(
      'Mon, Jan 4, 2027 · 9:00 AM',
    );
    expect(plain(formatAppointment(start, null, { ...format, now: undefined }))).toBe(
      'Mon, Nov 23, 2026 · 9:00 AM',
    );
  });

  it('shows both dates if it ends on another day', () => {
    const format = { language: 'en', zone, now, namesZone: false };
    expect(plain(formatAppointment(start, '2026-11-25T22:00:00Z', format))).toBe(
      'Mon, Nov 23, 9:00 AM – Wed, Nov 25, 5:00 PM',
    );
  });

  it('names the time zone if the device shows another time, or if requested', () => {
    const abroad = { language: 'en', zone: 'Asia/Kathmandu', now };
    expect(plain(formatAppointment(start, end, abroad))).toMatch(/ GMT\+5:45$/);
    const here = { language: 'en', zone: browserZone(), now };
    expect(formatAppointment(start, end, here)).not.toMatch(/GMT|UTC|[ECP][SD]T/);
    expect(plain(formatAppointment(start, end, { ...abroad, namesZone: false }))).toMatch(/PM$/);
    expect(
      plain(formatAppointment(start, end, { language: 'en', zone, now, namesZone: true })),
    ).toBe('Mon, Nov 23 · 9:00 – 9:30 AM EST');
  });

  it.each(['de', 'fr', 'pt'])('does not break the name of the time zone in %s', (language) => {
    const format = { language, zone, now, namesZone: true };
    for (const until of [null, end, '2026-11-25T22:00:00Z'])
      expect(formatAppointment(start, until, format)).toMatch(/(GMT|UTC)\u22125/);
    expect(formatInstant(start, format)).toMatch(/(GMT|UTC)\u22125/);
    expect(formatTime(start, format)).toMatch(/(GMT|UTC)\u22125/);
  });

  it.each([
    ['en', '9:00 AM'],
    ['de', '09:00'],
    ['fr', '09:00'],
    ['pt', '09:00'],
  ])('formats a single time in %s like the times of a range', (language, time) => {
    expect(plain(formatTime(start, { language, zone }))).toBe(time);
    expect(plain(formatInstant(start, { language, zone }))).toContain(time);
    expect(plain(formatAppointment(start, null, { language, zone, now }))).toContain(time);
  });
});
