import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Follows imports in webpack's module graph, before the code is split into chunks.
 *
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').Module} Module
 * @typedef {import('webpack').AsyncDependenciesBlock} Block
 * @typedef {import('webpack').Dependency & { ids?: string[], name?: string }} Dependency
 *
 * @typedef {{ file: string, name: string }} EndpointExport an endpoint of the contract, where it is declared
 * @typedef {{ endpoints: EndpointExport[], parts: Block[] }} Reach
 * `endpoints`: those that the code references; `parts`: its own dynamic imports
 */

const contract = path.dirname(createRequire(import.meta.url).resolve('@praxis/contract'));

/** Endpoints of the practice and of the demo area. */
const endpointFolders = ['endpoints', 'demo'].map(
  (folder) => path.join(contract, folder) + path.sep,
);
const nodeModules = `${path.sep}node_modules${path.sep}`;

/**
 * @param {Compilation} compilation after all modules are built (`finishModules`)
 * @param {Module} root
 * @returns {Reach}
 */
export function reachOf({ moduleGraph }, root) {
  /** @type {Map<string, EndpointExport>} */
  const endpoints = new Map();
  /** @type {Set<Block>} */
  const parts = new Set();
  /** @type {Map<Module, Set<string>>} */
  const seen = new Map();
  const waiting = /** @type {[Module, string][]} */ ([[root, allExports]]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [module, name] = next;
    const names = seen.get(module) ?? new Set();
    if (names.has(allExports) || names.has(name)) continue;
    seen.set(module, names.add(name));
    const file = module.nameForCondition() ?? '';
    if (endpointFolders.some((folder) => file.startsWith(folder))) {
      endpoints.set(`${file} ${name}`, { file, name });
      continue;
    }
    if (file.includes(nodeModules)) continue;
    for (const block of module.blocks) parts.add(block);
    for (const dependency of importsUsedBy(module, name)) {
      const target = moduleGraph.getModule(dependency);
      if (target && target !== module) waiting.push([target, importedName(dependency)]);
    }
  }
  return { endpoints: [...endpoints.values()], parts: [...parts] };
}

/** Name that stands for all exports of a module. */
const allExports = '*';

/**
 * The imports behind one export of a module. Only files of queries are resolved per export, since a
 * page that uses one query does not send the others. All imports of any other module count.
 * @param {Module} module
 * @param {string} name
 * @returns {Dependency[]}
 */
function importsUsedBy(module, name) {
  const imports = /** @type {Dependency[]} */ (module.dependencies).filter(
    ({ type }) =>
      type === 'harmony import specifier' || type === 'harmony export imported specifier',
  );
  const isQueries = /[\\/]queries\.ts$/.test(module.nameForCondition() ?? '');
  if (!isQueries || name === allExports) return imports;
  const statements = /** @type {Dependency[]} */ (module.dependencies).filter(
    ({ type }) => type === 'harmony export specifier',
  );
  return imports.filter((dependency) => {
    const holder = statements.find((statement) => contains(statement, dependency));
    return !holder || holder.name === name;
  });
}

/** @param {Dependency} dependency */
const importedName = ({ ids = [] }) => ids[0] ?? allExports;

/**
 * Whether one range of source text contains another.
 * @param {Dependency} outer
 * @param {Dependency} inner
 */
function contains({ loc: outer }, { loc: inner }) {
  if (!('start' in outer) || !('start' in inner) || !outer.end) return false;
  return isBefore(outer.start, inner.start) && isBefore(inner.start, outer.end);
}

/**
 * @param {{ line: number, column?: number }} a
 * @param {{ line: number, column?: number }} b
 */
const isBefore = (a, b) =>
  a.line < b.line || (a.line === b.line && (a.column ?? 0) <= (b.column ?? 0));
