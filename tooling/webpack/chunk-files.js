/**
 * Which files must be loaded before code can run, and which shared modules of the shell it uses.
 * Loading them in parallel saves federation's extra round trips.
 *
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').Module} Module
 * @typedef {import('webpack').ChunkGroup} ChunkGroup
 * @typedef {import('webpack').AsyncDependenciesBlock} Block
 */

/**
 * The files (scripts and styles) of a named chunk.
 * @param {Compilation} compilation
 * @param {string} name name of the chunk (`webpackChunkName`)
 * @returns {string[]} file names without the public path
 */
export function filesOfChunk(compilation, name) {
  return filesOfGroups([groupNamed(compilation, name)]);
}

/**
 * The files of a named chunk, and of all chunks that its code loads.
 * @param {Compilation} compilation
 * @param {string} name
 * @returns {string[]}
 */
export function filesAroundChunk(compilation, name) {
  const group = groupNamed(compilation, name);
  return filesOfGroups([group, ...group.getChildren()]);
}

/**
 * Names of the shared modules that a named chunk uses.
 * @param {Compilation} compilation
 * @param {string} name
 * @returns {string[]}
 */
export function sharedOfChunk(compilation, name) {
  return sharedOfGroups(compilation, [groupNamed(compilation, name)]);
}

/**
 * The files that some `import()`s load.
 * @param {Compilation} compilation
 * @param {readonly Block[]} blocks
 * @returns {string[]}
 */
export function filesOfBlocks(compilation, blocks) {
  return filesOfGroups(groupsOfBlocks(compilation, blocks));
}

/**
 * Names of the shared modules that the code of some `import()`s uses.
 * @param {Compilation} compilation
 * @param {readonly Block[]} blocks
 * @returns {string[]}
 */
export function sharedOfBlocks(compilation, blocks) {
  return sharedOfGroups(compilation, groupsOfBlocks(compilation, blocks));
}

/**
 * @param {Compilation} compilation
 * @param {readonly ChunkGroup[]} groups
 * @returns {string[]}
 */
function sharedOfGroups(compilation, groups) {
  const chunks = new Set(groups.flatMap((group) => group.chunks));
  const modules = [...chunks].flatMap((chunk) => [
    ...compilation.chunkGraph.getChunkModulesIterable(chunk),
  ]);
  const names = modules.map(sharedName).filter((shared) => shared !== undefined);
  return [...new Set(names)];
}

function groupNamed(/** @type {Compilation} */ compilation, /** @type {string} */ name) {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`No chunk is named "${name}".`);
  return group;
}

/**
 * @param {readonly ChunkGroup[]} groups
 * @returns {string[]}
 */
function filesOfGroups(groups) {
  const chunks = groups.flatMap((group) => group.chunks);
  return [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter(isLoaded);
}

/** Whether a file is a script or a style, and not a hot update. */
const isLoaded = (/** @type {string} */ file) =>
  /\.(js|css)$/.test(file) && !file.includes('.hot-update.');

/**
 * Chunk groups that some `import()`s load.
 * @param {Compilation} compilation
 * @param {readonly Block[]} blocks
 * @returns {ChunkGroup[]}
 */
function groupsOfBlocks({ chunkGraph }, blocks) {
  return blocks
    .map((block) => chunkGraph.getBlockChunkGroup(block))
    .filter((group) => group !== undefined && group !== null);
}

/** @returns {string | undefined} name of the module in the share scope */
export function sharedName(/** @type {Module} */ module) {
  if (module.type !== 'consume-shared-module') return undefined;
  return /** @type {Module & { options: { shareKey: string } }} */ (module).options.shareKey;
}
