/**
 * The functions with which FullCalendar calculates time zones, on top of the browser's Temporal.
 * FullCalendar would bundle a polyfill of its own, for browsers that lack Temporal: in those, the
 * product has already loaded its own.
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
