const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const { Script } = require('node:vm');

// The copy that Jest itself is made of.
const requireOfJest = createRequire(
  createRequire(require.resolve('jest')).resolve('@jest/core/package.json'),
);
const { default: JestRuntime } = requireOfJest('jest-runtime');

/**
 * What a worker has compiled, by the name of the file.
 * @type {Map<string, { source: string, parameters: string, script: Script }>}
 */
const compiled = new Map();

/**
 * @param {string} source
 * @param {string} filename
 * @param {readonly string[]} names of the parameters that Jest gives to a module
 * @returns {Script} whose value is the function that Jest calls with them
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
 * What a worker has read, by the name of the file, and when that was last changed.
 * @type {Map<string, { text: string, changedAt: number }>}
 */
const read = new Map();

/**
 * @param {string} filename
 * @returns {number} when a file was last changed, in milliseconds; installed packages stay as they are
 */
const changedAt = (filename) =>
  filename.includes('/node_modules/') ? 0 : statSync(filename).mtimeMs;

/** The sources that a test file has had, and those that this worker's test files before it had. */
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
 * Jest's runtime, but that a worker reads and compiles a file once. Jest gives each test file modules
 * of its own and compiles antd, React and the kit anew for every one of them: a twelfth of the time of
 * all tests, and a twentieth to read them. A compiled script knows nothing of where it runs, and is
 * run in one context after the other.
 */
module.exports = class Runtime extends JestRuntime {
  constructor(config, environment, resolver, transformer, sources, ...rest) {
    super(config, environment, resolver, transformer, new Sources(sources), ...rest);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      // The test itself is run once.
      if (!context || filename === this._testPath) return compile(source, filename);
      try {
        return scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Jest says in its own words what is wrong with a file.
        return compile(source, filename);
      }
    };
  }
};
