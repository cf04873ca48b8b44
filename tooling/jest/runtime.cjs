const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const { Script } = require('node:vm');

// The copy of the runtime that Jest uses.
const requireOfJest = createRequire(
  createRequire(require.resolve('jest')).resolve('@jest/core/package.json'),
);
const { default: JestRuntime } = requireOfJest('jest-runtime');

/**
 * Scripts that this worker has compiled, by file name.
 * @type {Map<string, { source: string, parameters: string, script: Script }>}
 */
const compiled = new Map();

/**
 * @param {string} source
 * @param {string} filename
 * @param {readonly string[]} names of the parameters that Jest passes to a module
 * @returns {Script} evaluates to the function that Jest calls with them
 */
function scriptOf(source, filename, names) {
  const parameters = names.join(',');
  const known = compiled.get(filename);
  if (known && known.source === source && known.parameters === parameters) return known.script;
  const before = `(function(${parameters}){`;
  const script = new Script(`${before}${source}\n})`, {
    filename,
    columnOffset: -before.length,
  });
  compiled.set(filename, { source, parameters, script });
  return script;
}

/**
 * Files that this worker has read, by name, with their modification times.
 * @type {Map<string, { text: string, changedAt: number }>}
 */
const read = new Map();

/**
 * @param {string} filename
 * @returns {number} modification time in milliseconds; 0 for installed packages, which don't change
 */
const changedAt = (filename) =>
  filename.includes('/node_modules/') ? 0 : statSync(filename).mtimeMs;

/** Sources of a test file, backed by those that earlier test files of this worker have read. */
class Sources extends Map {
  get(filename) {
    const own = super.get(filename);
    if (own !== undefined) return own;
    const known = read.get(filename);
    return known?.changedAt === changedAt(filename) ? known.text : undefined;
  }

  set(filename, text) {
    read.set(filename, { text, changedAt: changedAt(filename) });
    return super.set(filename, text);
  }
}

/**
 * Jest's runtime, except that a worker reads and compiles each file once. Jest creates fresh
 * modules for each test file and compiles antd, React and the kit again for every one: a twelfth of
 * the time of all tests, plus a twentieth to read them. A compiled script is independent of its
 * context, so it can run in one context after another.
 */
module.exports = class Runtime extends JestRuntime {
  constructor(config, environment, resolver, transformer, sources, ...rest) {
    super(config, environment, resolver, transformer, new Sources(sources), ...rest);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      // The test file itself runs only once.
      if (!context || filename === this._testPath) return compile(source, filename);
      try {
        return scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Let Jest report what is wrong with the file.
        return compile(source, filename);
      }
    };
  }
};
