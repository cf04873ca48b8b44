import { isEndpoint } from '../compat/endpoint-facts.mjs';
import { importTypeScript } from '../env/typescript.mjs';

/**
 * Method and path of endpoints, as the simulated back end lists them: `"GET
 * /api/v1/doctor/plans/:id"`.
 * @param {readonly import('./code-reach.js').EndpointExport[]} endpoints
 * @returns {Promise<string[]>} sorted, without duplicates
 */
export async function linesOf(endpoints) {
  const lines = await Promise.all(
    endpoints.map(async ({ file, name }) => {
      const exported = await importTypeScript(file);
      const found = name === '*' ? Object.values(exported) : [exported[name]];
      return found.filter(isEndpoint).map(({ method, path }) => `${method} ${path}`);
    }),
  );
  return [...new Set(lines.flat())].sort();
}

/** Whether a line is a read, which a page can send as it opens. */
export const isRead = (/** @type {string} */ line) => line.startsWith('GET ');
