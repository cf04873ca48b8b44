import { createHash } from 'node:crypto';
import { importTypeScript } from '../env/typescript.mjs';

/**
 * Takes a file of the contract for its routes alone: of each endpoint the method and the path. The
 * simulated back end decides by them whether a request is its own, before any schema is there.
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

/** @param {unknown} value */
const isEndpoint = (value) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** For the simulated back end's lists of modules, which are on the page before any of their code. */
export const routesRule = {
  issuer: /mock-server[\\/]src[\\/](practice[\\/]modules[\\/]|demo[\\/]modules\.ts)/,
  test: /contract[\\/]src[\\/](endpoints|demo)[\\/][^\\/]+\.ts$/,
  loader: import.meta.filename,
};
