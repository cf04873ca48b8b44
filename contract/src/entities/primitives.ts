import * as z from '@praxis/contract/schema';
import { pictureSchema } from './product-strings';

/** The random string that names a practice record (docs/domain.md#common-fields). */
export const idSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9][\w-]*$/));

/** `...At`: a UTC instant, ISO 8601 with Z. */
export const instantSchema = z.iso.datetime();

/** `...On`: a local date, YYYY-MM-DD, in the practice's time zone. */
export const localDateSchema = z.iso.date();

/** A local time, HH:MM; 24:00 ends a day. */
export const localTimeSchema = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** A count of things: never negative, never a fraction. */
export const countSchema = z.int().check(z.minimum(0));

export const emailSchema = z.string().check(z.trim(), z.maxLength(254), z.email());

/** An IANA time zone name that this engine knows. */
export const timeZoneSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone));

/** Asking Intl is slow, and every row of a list names its time zone. */
const knownTimeZones = new Set<string>();

function isTimeZone(name: string): boolean {
  if (knownTimeZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  // Offsets such as +02:00 are accepted by Intl, but know no summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  knownTimeZones.add(name);
  return true;
}

/** The languages of the product. */
export const locales = ['en', 'de', 'fr', 'pt'] as const;
export const localeSchema = z.enum(locales);
export type Locale = z.infer<typeof localeSchema>;

/** Who the automatic acts of the product are by, where others bear a user's id. */
export const systemActor = 'system';

/** The fields of every entity: `version` grows by 1 at each change. */
export const recordFields = {
  id: idSchema,
  version: countSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
} as const;

/** A person as lists and links show them. */
export const personSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  avatarUrl: z.nullable(pictureSchema),
});
export type Person = z.infer<typeof personSchema>;
