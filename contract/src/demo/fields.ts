import * as z from '@praxis/contract/schema';
import { withScheme } from '../rules/texts/web-address';

/** A demo entity's id: a new one is the last id + 1. */
export const demoIdSchema = z.int().check(z.minimum(1));

/** A moment, or a day: whatever is in it, `new Date()` reads it. */
export const dateSchema = z.string();

const wholeNumber = z.coerce
  .number<number | string>()
  .check(z.multipleOf(1), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** A query value that falls back to its default when it is left out or no whole number from 1 up. */
export const numberQuery = (fallback: number) =>
  z._default(z.catch(wholeNumber, fallback), fallback);

/** A query value that is a text; an empty one filters nothing. */
export const textQuery = (fallback = '') => z._default(z.catch(z.string(), fallback), fallback);

/** The paging of every demo list. */
export const paging = (perPage: number) => ({
  page: numberQuery(1),
  perPage: numberQuery(perPage),
});

/** An id in a path or a query. What cannot be one becomes 0, an id that nobody has: 404 and not 400. */
export const idInAddress = z.catch(wholeNumber, 0);

/** Path parameters, or the query, of an endpoint that is about one record. */
export const byId = z.object({ id: idInAddress });

/** An id in a body: calendars and routers hand ids on as texts. */
export const idInBody = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  z.transform(Number),
);

/** A required text. */
export const requiredText = z.string().check(z.trim(), z.minLength(1));

/** The address of a page, or nothing. */
export const webAddress = z.pipe(
  z.pipe(
    z.string().check(z.trim()),
    z.transform((typed) => typed && withScheme(typed)),
  ),
  // Before its first dot there is no @: that is an email.
  z.string().check(z.regex(/^(https?:\/\/[^\s@]+\.\S+)?$/, 'url')),
);

const moment = z.union([z.string(), z.number()]);

/**
 * A date as pickers give it: a text, milliseconds, or a list that holds one of them. A day without
 * a time stays one, so that it is the same day in every time zone; all others become UTC instants.
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
