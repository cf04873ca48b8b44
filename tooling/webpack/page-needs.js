import { filesOfBlocks, sharedOfBlocks } from './chunk-files.js';
import { reachOf } from './code-reach.js';
import { isRead, linesOf } from './endpoint-lines.js';

/**
 * The needs of a page before it shows, and of its dialogs and panels, which it may load later. They
 * are derived from the code, so that no list has to be maintained.
 *
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('./code-reach.js').Block} Block
 * @typedef {import('./code-reach.js').EndpointExport} EndpointExport
 * @typedef {{ endpoints: EndpointExport[], reads: string[], lazyReads: string[], parts: Block[] }} PageReach
 * `endpoints`: those that the page's own code calls
 * @typedef {{ code: string[], shared: string[], reads: string[] }} Needs
 * `code`: files; `shared`: modules of the shell; `reads`: lines of the endpoints that are called
 */

/**
 * Follows the imports of a page's code, before webpack concatenates modules.
 * @param {Compilation} compilation
 * @param {Block} page the block that loads the page
 * @returns {Promise<PageReach>}
 */
export async function reachOfPage(compilation, page) {
  const direct = reachOf(compilation, targetOf(compilation, page));
  /** @type {Set<Block>} */
  const parts = new Set();
  const endpoints = [];
  const waiting = [...direct.parts];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (parts.has(part)) continue;
    parts.add(part);
    const reach = reachOf(compilation, targetOf(compilation, part));
    endpoints.push(...reach.endpoints);
    waiting.push(...reach.parts);
  }
  const lines = await linesOf(direct.endpoints);
  const reads = lines.filter(isRead);
  const all = new Set([...lines, ...(await linesOf(endpoints))]);
  const lazyReads = [...all].filter((line) => !reads.includes(line));
  return { endpoints: direct.endpoints, reads, lazyReads, parts: [...parts] };
}

/**
 * The same with the names of the files, once they are known.
 * @param {Compilation} compilation
 * @param {Block} page
 * @param {PageReach} reach
 * @param {Pick<Needs, 'code' | 'shared'>} ofModule what the app's module itself needs; its files are
 *   loaded before any page is requested
 * @returns {Needs & { lazy: Needs }}
 */
export function needsOfPage(compilation, page, { reads, lazyReads, parts }, ofModule) {
  const files = filesOfBlocks(compilation, [page]);
  const shared = [...new Set([...ofModule.shared, ...sharedOfBlocks(compilation, [page])])];
  const without = (/** @type {string[]} */ known) => (/** @type {string} */ one) =>
    !known.includes(one);
  return {
    code: files.filter(without(ofModule.code)),
    shared,
    reads,
    lazy: {
      code: filesOfBlocks(compilation, parts).filter(without([...ofModule.code, ...files])),
      shared: sharedOfBlocks(compilation, parts).filter(without(shared)),
      reads: lazyReads,
    },
  };
}

/**
 * @param {Compilation} compilation
 * @param {Block} block
 */
function targetOf({ moduleGraph }, block) {
  const [dependency] = block.dependencies;
  const module = dependency && moduleGraph.getModule(dependency);
  if (!module) throw new Error('The module of a dynamic import was not found.');
  return module;
}
