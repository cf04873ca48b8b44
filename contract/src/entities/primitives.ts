import * as z from '@praxis/contract/schema';
import { pictureSchema } from './product-strings';

/** Id of a practice record: a random string (docs/domain.md#common-fields). */
export const idSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9][\w-]*$/));

/** A UTC instant, ISO 8601 with Z; fields named `...At`. */
export const instantSchema = z.iso.datetime();

/** A local date in the practice's time zone, YYYY-MM-DD; fields named `...On`. */
export const localDateSchema = z.iso.date();

/** A local time, HH:MM; 24:00 is the end of a day. */
export const localTimeSchema = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** A count: a non-negative integer. */
export const countSchema = z.int().check(z.minimum(0));

export const emailSchema = z.string().check(z.trim(), z.maxLength(254), z.email());

/** An IANA time zone name supported by the runtime. */
export const timeZoneSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone));

/** Cache: creating formats is slow, and every row of a list has a time zone. */
const knownTimeZones = new Set<string>();

function isTimeZone(name: string): boolean {
  if (knownTimeZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  // Intl accepts offsets such as +02:00, but they have no DST.
  if (!/^[A-Za-z]/.test(name)) return false;
  knownTimeZones.add(name);
  return true;
}

/** The languages of the product. */
export const locales = ['en', 'de', 'fr', 'pt'] as const;
export const localeSchema = z.enum(locales);
export type Locale = z.infer<typeof localeSchema>;

/** Actor of automatic acts, in place of a user's id. */
export const systemActor = 'system';

/** Fields of every entity; `version` is incremented by every change. */
export const recordFields = {
  id: idSchema,
  version: countSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
} as const;

/** A person in lists and links. */
export const personSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  avatarUrl: z.nullable(pictureSchema),
});
export type Person = z.infer<typeof personSchema>;
