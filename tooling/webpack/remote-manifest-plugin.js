import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';
import webpack from 'webpack';
import { filesOfChunk, sharedOfChunk } from './chunk-files.js';

/**
 * Writes `remote.json`: the app's manifest (data only, from `src/manifest.ts`) and the names of its
 * files, so that the shell knows menus and routes without loading code of the app, and can ask for
 * all files of a page at once.
 */
export class RemoteManifestPlugin {
  constructor({ directory, exposed }) {
    this.manifestFile = path.join(directory, 'src/manifest.ts');
    this.exposed = exposed;
  }

  apply(compiler) {
    const name = 'RemoteManifestPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(this.manifestFile);
      compilation.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const manifest = await readManifest(this.manifestFile);
          compilation.emitAsset(
            'remote.json',
            new webpack.sources.RawSource(
              JSON.stringify({ ...manifest, files: this.files(compilation) }, null, 2),
            ),
          );
        },
      );
    });
  }

  files(compilation) {
    const entry = [...compilation.namedChunks.values()].find(
      (chunk) => chunk.hasRuntime() && chunk.name.startsWith('remote_'),
    );
    const pages = [...compilation.namedChunkGroups.keys()].filter((key) =>
      key?.startsWith('page-'),
    );
    const texts = (part) =>
      Object.fromEntries(
        ['en', 'de', 'fr', 'pt']
          .map((code) => [code, `${part}-texts-${code}-json`])
          .filter(([, chunk]) => compilation.namedChunkGroups.has(chunk))
          .map(([code, chunk]) => [code, filesOfChunk(compilation, chunk)]),
      );
    const page = (key) => ({
      feature: featureOf(compilation, key),
      code: filesOfChunk(compilation, key),
      shared: [
        ...new Set([
          ...sharedOfChunk(compilation, this.exposed),
          ...sharedOfChunk(compilation, key),
        ]),
      ],
    });
    const features = new Set(pages.map((key) => featureOf(compilation, key)));
    return {
      entry: [...entry.files].find((file) => file.endsWith('.js')),
      module: filesOfChunk(compilation, this.exposed),
      texts: Object.fromEntries(['shared', ...features].map((part) => [part, texts(part)])),
      pages: Object.fromEntries(pages.map((key) => [key.slice('page-'.length), page(key)])),
    };
  }
}

/** The feature that a page belongs to, by the folder that it is imported from. */
function featureOf(compilation, chunk) {
  const [{ request }] = compilation.namedChunkGroups.get(chunk).origins;
  const [, feature] = /^\.\/features\/([\w-]+)\//.exec(request) ?? [];
  if (!feature) throw new Error(`The page "${request}" stands in no folder of src/features.`);
  return feature;
}

/** Evaluates `src/manifest.ts`, which imports nothing but types. */
async function readManifest(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const module = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return module.manifest;
}
