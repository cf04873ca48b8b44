import path from 'node:path';

/** Parts of a Temporal polyfill that FullCalendar would bundle. */
const parts = ['Instant', 'PlainDateTime', 'ZonedDateTime'];
const nativeTemporal = path.join(import.meta.dirname, 'native-temporal.js');

/** Makes FullCalendar use the browser's Temporal: saves 19 KB before a calendar can render. */
export const lighterCalendar = {
  test: /node_modules\/@full-ui\/headless-calendar\//,
  resolve: {
    alias: Object.fromEntries(
      parts.map((part) => [`temporal-polyfill/fns/${part}$`, nativeTemporal]),
    ),
  },
};
