/**
 * The files (scripts and styles) that have to be there before an async chunk can run: its own, and those of the
 * shared modules that it takes. Loading them together is what makes federation cost no round trips.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} name name of the chunk (`webpackChunkName`)
 * @returns {string[]} file names without the public path
 */
export function filesOfChunk(compilation, name) {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`No chunk is named "${name}".`);
  const files = new Set();
  const seen = new Set();
  const visit = (chunkGroup) => {
    if (seen.has(chunkGroup)) return;
    seen.add(chunkGroup);
    for (const chunk of chunkGroup.chunks) {
      for (const file of chunk.files) if (/\.(js|css)$/.test(file)) files.add(file);
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        if (module.type !== 'consume-shared-module') continue;
        for (const block of module.blocks) {
          const next = compilation.chunkGraph.getBlockChunkGroup(block);
          if (next) visit(next);
        }
      }
    }
  };
  visit(group);
  return [...files];
}
