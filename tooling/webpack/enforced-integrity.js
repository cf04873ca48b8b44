import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const { JavascriptModulesPlugin } = webpack.javascript;
const name = 'EnforcedIntegrity';

/**
 * Makes the browser check each script and style that the app's own code loads against its hash in
 * `remote.json`. The shell puts the hashes into `praxisIntegrity`, by URL, before any of the app's
 * code runs, so they are stored once and the entry stays small. It loads the hashes of files that
 * no page needs when the first of these files is loaded (`praxisHashes`).
 */
export class EnforcedIntegrity {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${assign('script', 'src')}`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(name, (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename);
          requirements.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new HashesFirst());
        });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag }) => `${source}\n${assign(tag, 'href')}`,
      );
    });
  }
}

/** Loads a chunk's files after their hashes are known. */
class HashesFirst extends RuntimeModule {
  constructor() {
    super('hashes before files', RuntimeModule.STAGE_TRIGGER);
  }

  /** @override */
  generate() {
    const { styles, nothing } = this.#chunksWithoutScript();
    return `
var ensureChunk = ${RuntimeGlobals.ensureChunk};
var styles = ${JSON.stringify(styles)}, nothing = ${JSON.stringify(nothing)};
${RuntimeGlobals.ensureChunk} = function (chunk, priority) {
  var load = function () { return ensureChunk(chunk, priority); };
  if (!globalThis.praxisHashes || nothing.includes(chunk)) return load();
  var nameOf = styles.includes(chunk) ? __webpack_require__.miniCssF : ${RuntimeGlobals.getChunkScriptFilename};
  var hashes = globalThis.praxisHashes(${RuntimeGlobals.publicPath} + nameOf(chunk));
  return hashes ? hashes.then(load) : load();
};`;
  }

  /** Chunks that contain only a style, and chunks that only use shared modules of the shell. */
  #chunksWithoutScript() {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) throw new Error('There are no chunks yet.');
    const others = [...chunk.getAllAsyncChunks()].filter(
      (one) => !JavascriptModulesPlugin.chunkHasJs(one, chunkGraph),
    );
    const hasStyle = (/** @type {import('webpack').Chunk} */ one) =>
      chunkGraph.getChunkModulesIterableBySourceType(one, 'css/mini-extract') !== undefined;
    const idsOf = (/** @type {import('webpack').Chunk[]} */ chunks) => chunks.map(({ id }) => id);
    return {
      styles: idsOf(others.filter(hasStyle)),
      nothing: idsOf(others.filter((one) => !hasStyle(one))),
    };
  }
}

/**
 * Looks the hash up by the element's resolved URL: the one that webpack sets contains `assets/../`.
 * @param {string} element
 * @param {'src' | 'href'} address
 */
const assign = (element, address) =>
  `${element}.integrity = (globalThis.praxisIntegrity || {})[${element}.${address}] || '';`;

/**
 * Hashes of a build's scripts and styles by file name, in the format of `integrity`.
 * @param {import('webpack').Compilation} compilation after all changes to its assets
 * @returns {Record<string, string>}
 */
export const integrityOfFiles = (compilation) =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name: file }) => /\.(js|css)$/.test(file))
      .map(({ name: file, source }) => [file, integrityOf(source.buffer())]),
  );

/** @param {string | Buffer} content */
export const integrityOf = (content) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
