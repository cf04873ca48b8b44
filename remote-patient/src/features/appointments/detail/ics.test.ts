import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { toCalendarFile } from './ics';

const appointment: PatientAppointment = {
  id: 'appointment-1',
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  doctorId: 'doctor-0',
  visitTypeId: 'visit-type-0',
  startAt: '2026-03-08T13:00:00.000Z',
  endAt: '2026-03-08T13:30:00.000Z',
  timeZone: 'America/New_York',
  state: 'booked',
  status: 'unfulfilled',
  visitType: { id: 'visit-type-0', name: 'Follow-up', mode: 'inPerson' },
  doctor: { id: 'doctor-0', fullName: 'Dr. Helen Marsh', avatarUrl: null },
  practice: { name: 'Hudson; Family', phone: '+1 212 555 0142', address: 'West 72nd Street, NY' },
  usesAllowance: false,
  subscriptionId: null,
  reason: '',
  tooLateToChange: false,
  changeableUntil: null,
  calendarEvent: { uid: 'appointment-0', sequence: 3 },
  actions: [],
};
const words = {
  title: 'Follow-up, Dr. Marsh',
  location: 'Hudson; Family, West 72nd Street, NY',
  description: 'Line one\nback\\slash',
};
const fileOf = (changes: Partial<PatientAppointment> = {}, texts = words) =>
  toCalendarFile({ ...appointment, ...changes }, texts, Date.UTC(2026, 2, 1, 10, 20, 30));

it('writes the time in UTC, whatever the zone', () => {
  const lines = fileOf().split('\r\n');
  expect(lines).toContain('DTSTART:20260308T130000Z');
  expect(lines).toContain('DTEND:20260308T133000Z');
  expect(lines).toContain('DTSTAMP:20260301T102030Z');
});

it('writes one event that a newer version replaces, with CRLF line endings', () => {
  const file = fileOf();
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(file).toContain('\r\nMETHOD:PUBLISH\r\n');
  expect(file).toContain('\r\nUID:appointment-0@praxis\r\nSEQUENCE:3\r\n');
  expect(file).toContain('\r\nSTATUS:CONFIRMED\r\n');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('cancels the event of a canceled appointment', () => {
  const file = fileOf({ state: 'cancelled', calendarEvent: { uid: 'appointment-0', sequence: 4 } });
  expect(file).toContain('\r\nMETHOD:CANCEL\r\n');
  expect(file).toContain('\r\nUID:appointment-0@praxis\r\nSEQUENCE:4\r\n');
  expect(file).toContain('\r\nSTATUS:CANCELLED\r\n');
});

it('escapes characters that would end or split a value', () => {
  const file = fileOf();
  expect(file).toContain('\r\nSUMMARY:Follow-up\\, Dr. Marsh\r\n');
  expect(file).toContain('\r\nLOCATION:Hudson\\; Family\\, West 72nd Street\\, NY\r\n');
  expect(file).toContain('\r\nDESCRIPTION:Line one\\nback\\\\slash\r\n');
});

it('states the location, including video and phone', () => {
  expect(fileOf({}, { ...words, location: 'Phone call, +1 212 555 0142' })).toContain(
    '\r\nLOCATION:Phone call\\, +1 212 555 0142\r\n',
  );
});

it('folds lines of more than 75 octets without splitting a character', () => {
  const title = 'Überweisung für Frau Müller-Größenwahn – '.repeat(5);
  const file = fileOf({}, { ...words, title });
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

it('allows no injection of lines or events through names or addresses', () => {
  const event = 'END:VEVENT\r\nBEGIN:VEVENT\r\nATTACH:javascript:hostile()';
  const marks = ['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u0000', '\u007f'];
  const hostile = marks.map((mark) => `A${mark}${event}${mark} B`).join('');
  const file = fileOf(
    { calendarEvent: { uid: hostile, sequence: 3 } },
    { title: hostile, location: hostile, description: hostile },
  );
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  expect(lines.map((line) => /^[A-Z-]+/.exec(line)?.[0])).toEqual(
    fileOf()
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .slice(0, -1)
      .map((line) => /^[A-Z-]+/.exec(line)?.[0]),
  );
  // Some programs treat these as line ends too.
  expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
});
