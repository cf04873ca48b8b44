import * as z from '@praxis/contract/schema';
import { withScheme } from '../rules/texts/web-address';

/** Id of a demo entity; a new one is the last id + 1. */
export const demoIdSchema = z.int().check(z.minimum(1));

/** An instant or a date, in any format that `new Date()` parses. */
export const dateSchema = z.string();

const wholeNumber = z.coerce
  .number<number | string>()
  .check(z.multipleOf(1), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** A positive integer parameter that falls back to its default if omitted or invalid. */
export const numberQuery = (fallback: number) =>
  z._default(z.catch(wholeNumber, fallback), fallback);

/** A text parameter; an empty one does not filter. */
export const textQuery = (fallback = '') => z._default(z.catch(z.string(), fallback), fallback);

/** Paging parameters of every demo list. */
export const paging = (perPage: number) => ({
  page: numberQuery(1),
  perPage: numberQuery(perPage),
});

/** An id in a path or query. An invalid one becomes 0, which does not exist: 404 instead of 400. */
export const idInAddress = z.catch(wholeNumber, 0);

/** Path or query parameters of an endpoint for a single record. */
export const byId = z.object({ id: idInAddress });

/** An id in a body; also as a string, as calendars and routers pass it. */
export const idInBody = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  z.transform(Number),
);

/** Maximum lengths of texts, in characters: in requests, and of their fields in forms. */
export const textLimits = {
  name: 80,
  email: 254,
  password: 128,
  title: 200,
  street: 160,
  postalCode: 20,
  description: 2000,
  message: 5000,
  /** With its markup. */
  html: 200_000,
  url: 2000,
} as const;

/** A text of a limited length, not trimmed. */
export const limitedText = (maximum: number) => z.string().check(z.maxLength(maximum));

/** A text that may be empty. */
export const optionalText = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum));

/** A required text. */
export const requiredText = (maximum: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

/** A valid date, YYYY-MM-DD, or empty. */
export const birthdaySchema = z.string().check(
  z.regex(/^(\d{4}-\d\d-\d\d)?$/),
  z.refine((day) => day === '' || new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)),
);

/** A web address, or empty. */
export const webAddress = z.pipe(
  z.pipe(
    z.string().check(z.trim(), z.maxLength(textLimits.url)),
    z.transform((typed) => typed && withScheme(typed)),
  ),
  // An @ before the first dot makes it an email.
  z.string().check(z.regex(/^(https?:\/\/[^\s@]+\.\S+)?$/, 'url')),
);

const moment = z.union([z.string(), z.number()]);

/**
 * A date as pickers return it: a string, milliseconds, or a list of one. A date without a time stays one, so
 * that it is the same in every time zone; all others become UTC instants.
 */
export const dateInput = z.pipe(
  z.union([moment, z.array(moment).check(z.minLength(1))]).check(z.refine(isDate)),
  z.transform(toIsoDate),
);

type Picked = string | number | (string | number)[];

function first(picked: Picked): string | number {
  return Array.isArray(picked) ? (picked[0] ?? '') : picked;
}

function isDate(picked: Picked): boolean {
  return !Number.isNaN(new Date(first(picked)).getTime());
}

function toIsoDate(picked: Picked): string {
  const value = first(picked);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value;
  return new Date(value).toISOString();
}
