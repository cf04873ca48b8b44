import { serve } from '@praxis/tooling/serve/serve.mjs';
import { buildReferences } from './build.mjs';

/** Builds and serves the reference pages with the product's own server: their addresses by name, and what ends them. */
export async function serveReferences() {
  const directories = await buildReferences();
  const served = await Promise.all(
    Object.entries(directories).map(async ([name, directory]) => ({
      name,
      server: await serve({ directory }),
    })),
  );
  return {
    addresses: Object.fromEntries(served.map(({ name, server }) => [name, server.url])),
    close: async () => void (await Promise.all(served.map(({ server }) => server.close()))),
  };
}
