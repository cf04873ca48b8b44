import path from 'node:path';

/** What FullCalendar takes of a Temporal that it would bring itself. */
const parts = ['Instant', 'PlainDateTime', 'ZonedDateTime'];
const ownTemporal = path.join(import.meta.dirname, 'own-temporal.js');

/** FullCalendar with the browser's Temporal: 19 KB that every calendar waited for. */
export const lighterCalendar = {
  test: /node_modules\/@full-ui\/headless-calendar\//,
  resolve: {
    alias: Object.fromEntries(parts.map((part) => [`temporal-polyfill/fns/${part}$`, ownTemporal])),
  },
};
