import type { CalendarEvent } from '@praxis/contract/demo/calendar';
import { textLimits } from '@praxis/contract/demo/fields';

/** Guest: a user, or a person with a typed email address. */
export interface Guest {
  /** The email, or the name if no email is known. */
  key: string;
  name: string;
  email?: string;
}

/** Properties of an event that this page uses. Other clients may store them in other formats. */
export interface EventProperties {
  guests: readonly Guest[];
  place: string;
  description: string;
}

export function propertiesOf({ extendedProps }: CalendarEvent): EventProperties {
  const { guests, location, description } = extendedProps;
  return {
    guests: entriesOf(guests).flatMap((entry) => guestOf(entry) ?? []),
    place: textOf(location),
    description: textOf(description),
  };
}

/**
 * Guests for storage by their keys: existing ones unchanged, new ones with their name and email.
 */
export function mergeGuests(
  event: CalendarEvent | null,
  keys: readonly string[],
  known: ReadonlyMap<string, string>,
): unknown[] {
  const before = new Map(
    entriesOf(event?.extendedProps['guests']).map((entry) => [guestOf(entry)?.key, entry]),
  );
  return keys.map((key) => {
    const name = known.get(key);
    return before.get(key) ?? (name === undefined ? key : { name, email: key });
  });
}

/**
 * Returns the URL of a link, or null if it is not http(s), such as `javascript:`: it is shown as
 * text.
 */
export function linkOf(url: string): string | null {
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

const entriesOf = (guests: unknown): readonly unknown[] =>
  Array.isArray(guests) ? guests : textOf(guests) === '' ? [] : [guests];

function guestOf(entry: unknown): Guest | null {
  if (typeof entry === 'string')
    return entry === ''
      ? null
      : { key: entry, name: entry, ...(isEmail(entry) && { email: entry }) };
  if (typeof entry !== 'object' || entry === null) return null;
  const fields = entry as Readonly<Record<string, unknown>>;
  const email = textOf(fields['email']);
  const name = textOf(fields['name']) || textOf(fields['fullName']) || email;
  return name === '' ? null : { key: email || name, name, ...(email && { email }) };
}

export const isEmail = (text: string): boolean =>
  text.length <= textLimits.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
