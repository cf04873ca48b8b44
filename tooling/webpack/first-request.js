import { importTypeScript } from '../env/typescript.mjs';

/**
 * Path and query of the first request that a page declares: only the contract knows the paths.
 * @param {NonNullable<import('../manifest/manifest-of.mjs').Page['first']>} first
 * @param {readonly import('./code-reach.js').EndpointExport[]} endpoints called by the page's code
 * @returns {Promise<string>}
 */
export async function firstRequestOf({ endpoint: name, query = {} }, endpoints) {
  const found = endpoints.find((one) => one.name === name);
  if (!found)
    throw new Error(
      `src/pages.ts: \`first\` of a page names "${name}", which the page never calls.`,
    );
  const { path } = (await importTypeScript(found.file))[name];
  const parameters = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
}
