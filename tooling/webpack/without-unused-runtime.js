const name = 'WithoutUnusedRuntime';

/** Stage after the federation plugin has moved its runtime's modules into the entry. */
const afterHoisting = 12;

/**
 * Removes unused modules of the federation runtime from an app's entry. The federation plugin adds
 * whatever its runtime's files import, even if webpack found it unused: a logger, and a dozen
 * modules without any code.
 */
export class WithoutUnusedRuntime {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name, stage: afterHoisting }, () => {
        for (const chunk of compilation.chunks)
          if (chunk.hasRuntime()) removeUnused(compilation, chunk);
      });
    });
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Chunk} chunk
 */
function removeUnused({ chunkGraph, moduleGraph }, chunk) {
  const entries = new Set(chunkGraph.getChunkEntryModulesIterable(chunk));
  for (const module of [...chunkGraph.getChunkModulesIterable(chunk)]) {
    if (entries.has(module)) continue;
    const incoming = [...moduleGraph.getIncomingConnections(module)];
    const isUsed = incoming.some(
      (connection) =>
        !connection.originModule || connection.getActiveState(chunk.runtime) !== false,
    );
    if (!isUsed) chunkGraph.disconnectChunkAndModule(chunk, module);
  }
}
