import { serve } from '@praxis/tooling/serve/serve.mjs';
import { buildReferences } from './build.mjs';

/**
 * Builds the reference pages and serves them with the product's own server; returns their URLs by
 * name, and a function that closes it.
 *
 * @param {{ delayMs: () => number }} options as in `serve`
 */
export async function serveReferences({ delayMs }) {
  const directories = await buildReferences();
  const served = await Promise.all(
    Object.entries(directories).map(async ([name, directory]) => ({
      name,
      server: await serve({ directory, delayMs }),
    })),
  );
  return {
    addresses: Object.fromEntries(served.map(({ name, server }) => [name, server.url])),
    close: async () => void (await Promise.all(served.map(({ server }) => server.close()))),
  };
}
