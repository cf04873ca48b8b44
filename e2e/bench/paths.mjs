import path from 'node:path';
import { fileURLToPath } from 'node:url';

const benchDirectory = path.dirname(fileURLToPath(import.meta.url));

/** The workspace that holds every package. */
export const rootDirectory = path.resolve(benchDirectory, '../..');

/** What the bench may throw away and make again: built reference pages, webpack's cache. */
export const cacheDirectory = path.join(rootDirectory, 'node_modules/.cache/bench');

/** Where the figures of each run are written. */
export const resultsDirectory = path.join(benchDirectory, 'results');
