import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { endpointFacts } from '../compat/endpoint-facts.mjs';
import { importTypeScript } from '../env/typescript.mjs';
import { readDeclarations } from '../manifest/declarations.mjs';
import { sharedName } from './chunk-files.js';

const name = 'UsesPlugin';

/** Files of the contract that declare endpoints, as source or compiled. */
const declaring = /[\\/]contract[\\/](?:src|dist)[\\/](?:endpoints|demo)[\\/][a-z-]+\.[jt]s$/;

/**
 * Writes `uses.json` next to the manifest: which exports of the shell's shared modules the app
 * uses, and which endpoints of the contract, with the schemas it was built with. For `npm run
 * compat` only; browsers don't load it.
 */
export class UsesPlugin {
  /** @param {{ directory: string }} options directory of the app */
  constructor({ directory }) {
    this.directory = directory;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      /** @type {Record<string, string[]>} */
      let exports = {};
      /** @type {[string, string[] | true][]} */
      let declared = [];
      // Usage is known by now; later, webpack concatenates modules.
      compilation.hooks.afterOptimizeDependencies.tap(name, () => {
        exports = exportsUsed(compilation);
        declared = filesUsed(compilation);
      });
      compilation.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          // `RemoteManifestPlugin` reports an error in them.
          const declarations = await readDeclarations(this.directory).catch(() => undefined);
          if (!declarations) return;
          const { app, version } = declarations;
          const uses = {
            app: app.id,
            version,
            sdk: { range: app.sdk, version: sdkVersion(this.directory) },
            exports,
            endpoints: await endpointsUsed(declared),
          };
          compilation.emitAsset(
            'uses.json',
            new webpack.sources.RawSource(`${JSON.stringify(uses)}\n`),
          );
        },
      );
    });
  }
}

/**
 * The exports that the app imports from each of the product's shared modules.
 * @param {webpack.Compilation} compilation
 */
function exportsUsed({ modules, moduleGraph }) {
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  for (const module of modules) {
    const shared = sharedName(module);
    if (!shared?.startsWith('@praxis/')) continue;
    const names = used.get(shared) ?? new Set();
    used.set(shared, names);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (!connection.isTargetActive(undefined)) continue;
      for (const reference of connection.dependency?.getReferencedExports(moduleGraph, undefined) ??
        []) {
        const [first = '*'] = Array.isArray(reference) ? reference : reference.name;
        names.add(first);
      }
    }
  }
  return Object.fromEntries(
    [...used]
      .filter(([, names]) => names.size > 0)
      .map(([entry, names]) => /** @type {const} */ ([entry, [...names].sort()]))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * The contract's files that declare endpoints, each with the exports that the app uses.
 * @param {webpack.Compilation} compilation
 * @returns {[string, string[] | true][]}
 */
const filesUsed = ({ modules, moduleGraph }) =>
  [...modules].flatMap((module) => {
    const file = module.nameForCondition() ?? '';
    if (!declaring.test(file)) return [];
    const names = moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    if (!names) return [];
    return [[file, names === true ? true : [...names]]];
  });

/** @param {[string, string[] | true][]} declared */
async function endpointsUsed(declared) {
  const found = await Promise.all(
    declared.map(async ([file, names]) => {
      const facts = Object.entries(endpointFacts(await importTypeScript(file)));
      return facts.filter(([, one]) => names === true || names.includes(one.name));
    }),
  );
  return Object.fromEntries(found.flat().sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The version of the sdk that the app is built with.
 * @param {string} directory of the app
 * @returns {string}
 */
function sdkVersion(directory) {
  const folders = createRequire(path.join(directory, 'package.json')).resolve.paths('@praxis/sdk');
  for (const folder of folders ?? []) {
    try {
      return JSON.parse(readFileSync(path.join(folder, '@praxis/sdk/package.json'), 'utf8'))
        .version;
    } catch {
      // Try the next parent folder.
    }
  }
  throw new Error(`The sdk isn't installed for ${directory}.`);
}
