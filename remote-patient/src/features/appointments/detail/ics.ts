import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';

/** Texts of the calendar entry, in the patient's language. */
export interface CalendarWords {
  title: string;
  /** The location. */
  location: string;
  description: string;
}

/**
 * Returns an appointment as an iCalendar file (RFC 5545), with instants in UTC, which need no zone
 * definitions. A later file replaces the event; that of a canceled appointment removes it.
 */
export function toCalendarFile(
  appointment: PatientAppointment,
  { title, location, description }: CalendarWords,
  now: number,
): string {
  const { calendarEvent, state, startAt, endAt } = appointment;
  const isCancelled = state === 'cancelled';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Praxis//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(calendarEvent.uid)}@praxis`,
    `SEQUENCE:${calendarEvent.sequence}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(Date.parse(startAt))}`,
    `DTEND:${utcTime(Date.parse(endAt))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** 20260307T140000Z */
function utcTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/**
 * Escapes a text value: backslash, semicolon, comma and line ends are special. Programs differ in
 * what ends a line, and the format allows no other control characters.
 */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Folds a line after 75 octets: it continues after a line end and a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  // By character, so that no multi-byte one is split.
  for (const character of line) {
    const size = encoder.encode(character).length;
    const limit = parts.length === 0 ? 75 : 74;
    if (octets + size > limit) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
