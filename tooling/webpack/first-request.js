import { importTypeScript } from '../env/typescript.mjs';

/**
 * The request that a page says it sends first, as its path and query: paths are known to the contract alone.
 * @param {NonNullable<import('../manifest/manifest-of.mjs').Page['first']>} first
 * @param {readonly import('./code-reach.js').EndpointExport[]} endpoints those that the page's code calls
 * @returns {Promise<string>}
 */
export async function firstRequestOf({ endpoint: name, query = {} }, endpoints) {
  const found = endpoints.find((one) => one.name === name);
  if (!found)
    throw new Error(`src/pages.ts: a page asks for "${name}" first, which its code never calls.`);
  const { path } = (await importTypeScript(found.file))[name];
  const parameters = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
}
