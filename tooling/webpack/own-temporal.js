/**
 * The browser's Temporal by the functions that FullCalendar reckons zones with. It would bring a whole
 * Temporal of its own with them, for browsers that have none: those have the product's by then.
 */

/** @param {number} milliseconds */
export const fromEpochMilliseconds = (milliseconds) =>
  Temporal.Instant.fromEpochMilliseconds(milliseconds);

/**
 * @param {Temporal.Instant} instant
 * @param {string} zone
 */
export const toZonedDateTimeISO = (instant, zone) => instant.toZonedDateTimeISO(zone);

/** @param {[year: number, month: number, day: number, ...time: number[]]} fields */
export const create = (...fields) => new Temporal.PlainDateTime(...fields);

/**
 * @param {Temporal.PlainDateTime} time
 * @param {string} zone
 */
export const toZonedDateTime = (time, zone) => time.toZonedDateTime(zone);

/** @param {Temporal.ZonedDateTime} time */
export const offsetNanoseconds = (time) => time.offsetNanoseconds;
