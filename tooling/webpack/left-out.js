import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

const file = (/** @type {string} */ name) => path.join(rootDirectory, 'node_modules', name);

/**
 * Files of libraries that the product never runs, as aliases for webpack: nothing takes their place.
 */
export const leftOut = {
  // Requests go by XMLHttpRequest, axios's first choice in a browser: 3 KB of another way to send them.
  [file('axios/lib/adapters/fetch.js')]: false,
};
