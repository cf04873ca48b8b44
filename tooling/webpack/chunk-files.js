/**
 * Which files have to be there before code can run: its own, and those of the shared modules that
 * it takes. Loading them together is what makes federation cost no round trips.
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
  return filesOfGroups(compilation, [groupNamed(compilation, name)]);
}

/**
 * The files of each module that the build takes from the share scope, by the module's name.
 * @param {Compilation} compilation
 * @returns {Record<string, string[]>}
 */
export function filesOfShared(compilation) {
  /** @type {Record<string, string[]>} */
  const files = {};
  for (const [name, groups] of providedGroups(compilation))
    files[name] = filesOfGroups(compilation, groups);
  return files;
}

/**
 * Names of the shared modules that a named chunk takes.
 * @param {Compilation} compilation
 * @param {string} name
 * @returns {string[]}
 */
export function sharedOfChunk(compilation, name) {
  return sharedOfGroups(compilation, [groupNamed(compilation, name)]);
}

/**
 * The files of what some `import()`s load.
 * @param {Compilation} compilation
 * @param {readonly Block[]} blocks
 * @returns {string[]}
 */
export function filesOfBlocks(compilation, blocks) {
  return filesOfGroups(compilation, groupsOfBlocks(compilation, blocks));
}

/**
 * Names of the shared modules that the code of some `import()`s takes.
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
 * @param {Compilation} compilation
 * @param {readonly ChunkGroup[]} groups
 * @returns {string[]}
 */
function filesOfGroups(compilation, groups) {
  const files = new Set();
  const seen = new Set();
  const provided = providedGroups(compilation);
  const visit = (/** @type {ChunkGroup} */ group) => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const chunk of group.chunks) {
      for (const file of chunk.files) if (isLoaded(file)) files.add(file);
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
        provided.get(sharedName(module) ?? '')?.forEach(visit);
    }
  };
  groups.forEach(visit);
  return [...files];
}

/** Scripts and styles, but for what a page that is open takes in while developing. */
const isLoaded = (/** @type {string} */ file) =>
  /\.(js|css)$/.test(file) && !file.includes('.hot-update.');

/**
 * What is loaded when a shared module is taken, by its name. The share scope hands out what the
 * build provides, so these are the provider's chunks, not those of the taker's own fallback.
 * @param {Compilation} compilation
 * @returns {Map<string, ChunkGroup[]>}
 */
function providedGroups(compilation) {
  /** @type {Map<string, ChunkGroup[]>} */
  const groups = new Map();
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue;
    const { _name: name } = /** @type {Module & { _name: string }} */ (module);
    groups.set(name, groupsOfBlocks(compilation, module.blocks));
  }
  return groups;
}

/**
 * What some `import()`s load.
 * @param {Compilation} compilation
 * @param {readonly Block[]} blocks
 * @returns {ChunkGroup[]}
 */
function groupsOfBlocks({ chunkGraph }, blocks) {
  return blocks
    .map((block) => chunkGraph.getBlockChunkGroup(block))
    .filter((group) => group !== undefined && group !== null);
}

/** @returns {string | undefined} under what name the module is taken from the share scope */
function sharedName(/** @type {Module} */ module) {
  if (module.type !== 'consume-shared-module') return undefined;
  return /** @type {Module & { options: { shareKey: string } }} */ (module).options.shareKey;
}
