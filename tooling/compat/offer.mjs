import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importTypeScript } from '../env/typescript.mjs';
import { sharedModules } from '../shared.js';
import { rootDirectory } from '../workspace.mjs';
import { endpointFacts } from './endpoint-facts.mjs';
import { exportsOf } from './exports-of.mjs';

/** @typedef {import('./compare.mjs').Offer} Offer */

/** Folders of the contract that declare endpoints. */
const declaring = ['endpoints', 'demo'];

/**
 * The exports and endpoints that this workspace provides to role apps.
 * @param {string} [root] of the workspace
 * @returns {Promise<Offer>}
 */
export async function offerOf(root = rootDirectory) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'sdk/package.json'), 'utf8'));
  const { satisfiesRange } = await importTypeScript(
    path.join(root, 'shell/src/federation/satisfies-range.ts'),
  );
  const satisfies = /** @type {(version: string, range: string) => boolean} */ (satisfiesRange);
  const own = sharedModules.filter((name) => name.startsWith('@praxis/'));
  return {
    version,
    accepts: (range) => satisfies(version, range),
    exports: Object.fromEntries(
      own.flatMap((name) => {
        const file = fileOf(name, root);
        return file ? [[name, exportsOf(file)]] : [];
      }),
    ),
    endpoints: await endpointsOf(root),
  };
}

/**
 * Source file of a shared module: `@praxis/sdk/ui/page` is `sdk/src/ui/page.ts`.
 * @param {string} name
 * @param {string} root
 */
function fileOf(name, root) {
  const [, packageName = '', ...parts] = name.split('/');
  const base = path.join(root, packageName, 'src', ...parts);
  const ending = ['.ts', '/index.ts'].find((one) => existsSync(base + one));
  return ending && base + ending;
}

/** @param {string} root */
async function endpointsOf(root) {
  /** @type {Offer['endpoints']} */
  let endpoints = {};
  for (const folder of declaring) {
    const directory = path.join(root, 'contract/src', folder);
    for (const file of readdirSync(directory).filter((name) => /^[a-z-]+\.ts$/.test(name))) {
      endpoints = {
        ...endpoints,
        ...endpointFacts(await importTypeScript(path.join(directory, file))),
      };
    }
  }
  return endpoints;
}
