import path from 'node:path';
import { fileURLToPath } from 'node:url';

const benchDirectory = path.dirname(fileURLToPath(import.meta.url));

/** Root of the workspace. */
export const rootDirectory = path.resolve(benchDirectory, '../..');

/** Disposable files of the bench: built reference pages, webpack's cache. */
export const cacheDirectory = path.join(rootDirectory, 'node_modules/.cache/bench');

/** Figures of each run. */
export const resultsDirectory = path.join(benchDirectory, 'results');
