import { createHash } from 'node:crypto';
import { isEndpoint } from '../compat/endpoint-facts.mjs';
import { importTypeScript } from '../env/typescript.mjs';

/**
 * Loads only the routes of a file of the contract: method and path of each endpoint. With them the
 * simulated back end decides whether it handles a request, before any schema is loaded.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default async function routesLoader(source) {
  const version = createHash('sha1').update(source).digest('hex');
  const exported = await importTypeScript(this.resourcePath, version);
  return Object.entries(exported)
    .filter(([, value]) => isEndpoint(value))
    .map(
      ([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })};`,
    )
    .join('\n');
}

/** For the simulated back end's lists of modules, which a page loads before the modules' code. */
export const routesRule = {
  issuer: /mock-server[\\/]src[\\/](practice[\\/]modules[\\/]|demo[\\/]modules\.ts)/,
  test: /contract[\\/]src[\\/](endpoints|demo)[\\/][^\\/]+\.ts$/,
  loader: import.meta.filename,
};
