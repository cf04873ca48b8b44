import path from 'node:path';
import webpack from 'webpack';
import { declarationFiles, languages, readDeclarations } from '../manifest/declarations.mjs';
import { buildFactsOf } from '../manifest/build-facts.mjs';
import { manifestOf } from '../manifest/manifest-of.mjs';
import { pageFileAt, pageFileOf } from '../manifest/page-file.mjs';
import { filesAroundChunk, filesOfChunk, sharedOfChunk } from './chunk-files.js';
import { emitHashed } from './emit-hashed.js';
import { integrityOf, integrityOfFiles } from './enforced-integrity.js';
import { firstRequestOf } from './first-request.js';
import { needsOfPage, reachOfPage } from './page-needs.js';

const name = 'RemoteManifestPlugin';

/**
 * Writes `remote.json`: the app's declarations about itself and its pages (`src/app.ts`,
 * `src/pages.ts`, `src/titles`) and its file names, so that the shell knows menus and addresses
 * without loading the app's code, and can request all files of a page in parallel; and the files'
 * hashes, which the browser checks.
 */
export class RemoteManifestPlugin {
  constructor({ directory, exposed }) {
    this.directory = directory;
    this.exposed = exposed;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { app, pages, package: packageFile, titles } = declarationFiles(this.directory);
      compilation.fileDependencies.addAll([app, pages, packageFile, ...titles]);
      let pagesFound;
      compilation.hooks.finishModules.tapPromise(name, async () => {
        pagesFound = this.findPages(compilation);
        // Errors are reported below, where it is known whether the code builds.
        await pagesFound.catch(() => {});
      });
      compilation.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          try {
            const manifest = await this.manifest(compilation, await pagesFound);
            compilation.emitAsset(
              'remote.json',
              new webpack.sources.RawSource(JSON.stringify(manifest)),
            );
          } catch (error) {
            report(compilation, error);
          }
        },
      );
    });
  }

  /** Maps each page's chunk, named after its file, to its block and to what its code imports. */
  async findPages(compilation) {
    const pages = path.join(this.directory, 'src/pages.ts');
    const found = new Map();
    for (const module of compilation.modules) {
      if (module.nameForCondition() !== pages) continue;
      for (const block of module.blocks) {
        block.chunkName = pageFileAt(block.dependencies[0].request).chunk;
        found.set(block.chunkName, { block, reach: await reachOfPage(compilation, block) });
      }
    }
    return found;
  }

  async manifest(compilation, found) {
    const declarations = await readDeclarations(this.directory);
    const { pages, ...facts } = manifestOf(declarations);
    const ofModule = {
      code: filesOfChunk(compilation, this.exposed),
      shared: sharedOfChunk(compilation, this.exposed),
    };
    const entry = [...compilation.namedChunks.values()].find(
      (chunk) => chunk.hasRuntime() && chunk.name.startsWith('remote_'),
    );
    const { build } = await buildFactsOf(this.directory);
    const parts = ['shared', ...new Set(pages.map(({ feature }) => feature))];
    const texts = Object.fromEntries(parts.map((part) => [part, textFiles(compilation, part)]));
    if (compilation.options.mode === 'production') requireTranslations(texts);
    const entryFile = [...entry.files].find((file) => file.endsWith('.js'));
    return {
      ...facts,
      ...(build && { build }),
      pages: await Promise.all(
        pages.map(async (page, index) => {
          const { block, reach } = found.get(pageFileOf(declarations.pages[index].load).chunk);
          return {
            ...page,
            ...(page.first && { first: await firstRequestOf(page.first, reach.endpoints) }),
            ...needsOfPage(compilation, block, reach, ofModule),
          };
        }),
      ),
      files: {
        entry: entryFile,
        module: ofModule.code,
        texts,
      },
      // In development, files change under the same names.
      ...(compilation.options.mode === 'production' &&
        hashesOf(compilation, [entryFile, ...filesAroundChunk(compilation, this.exposed)])),
    };
  }
}

/**
 * Adds an error in the app's declarations to the errors of the compilation: a plugin that throws
 * ends the development server's watch mode for good. If the code doesn't build, only that is
 * reported, because errors about what a page calls or contains may follow from it.
 */
function report(compilation, error) {
  if (compilation.errors.length > 0) return;
  const fault = new webpack.WebpackError(error.message);
  fault.stack = error.stack;
  compilation.errors.push(fault);
}

/**
 * Hashes are half of a large app's manifest, for which every first visit waits. So it contains only
 * the hashes of files that show a page and its top bar; the others are in a separate file.
 */
function hashesOf(compilation, first) {
  const all = Object.entries(integrityOfFiles(compilation));
  const others = Object.fromEntries(all.filter(([file]) => !first.includes(file)));
  const content = JSON.stringify(others);
  return {
    hashes: Object.fromEntries(all.filter(([file]) => first.includes(file))),
    ...(Object.keys(others).length > 0 && {
      moreHashes: {
        file: emitHashed(compilation, 'hashes', '.json', content),
        integrity: integrityOf(content),
      },
    }),
  };
}

/**
 * Rejects texts that exist in some languages only. While a page is written, one language is enough.
 * @param {Record<string, Record<string, string[]>>} texts files by feature, then by language
 */
function requireTranslations(texts) {
  const missing = Object.entries(texts).flatMap(([part, files]) => {
    const folder = part === 'shared' ? 'src/shared/texts' : `src/features/${part}/texts`;
    const absent = languages.filter((code) => !(code in files));
    return absent.length < languages.length ? absent.map((code) => `${folder}/${code}.json`) : [];
  });
  if (missing.length === 0) return;
  throw new Error(`${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`);
}

/** The text files of a feature, or the shared ones, by language. */
function textFiles(compilation, part) {
  return Object.fromEntries(
    languages
      .map((code) => [code, `${part}-texts-${code}-json`])
      .filter(([, chunk]) => compilation.namedChunkGroups.has(chunk))
      .map(([code, chunk]) => [code, filesOfChunk(compilation, chunk)]),
  );
}
