import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const { JavascriptModulesPlugin } = webpack.javascript;
const name = 'EnforcedIntegrity';

/**
 * Has the browser check each script and style that the app's own code loads against the hash that
 * `remote.json` names. The shell puts the hashes into `praxisIntegrity`, by address, before any of the
 * app's code runs: they stand in one place, and the entry is as small as without them. Those of files
 * that show no page it brings with the first of them that is loaded (`praxisHashes`).
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

/** The files of a chunk are asked for once their hashes are known. */
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

  /** Chunks that have a style alone, and those that only take what the shell gives. */
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
 * By the address as the element has it: that which webpack makes goes by way of the entry's folder (`assets/../`).
 * @param {string} element
 * @param {'src' | 'href'} address
 */
const assign = (element, address) =>
  `${element}.integrity = (globalThis.praxisIntegrity || {})[${element}.${address}] || '';`;

/**
 * The hashes of a build's scripts and styles, by their names, as the `integrity` of an element.
 * @param {import('webpack').Compilation} compilation when nothing changes them any more
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
