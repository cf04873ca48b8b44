const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { createTransformer } = require('@swc/jest');

const kit = path.join(__dirname, '../../sdk/src/ui');

/**
 * Props of the kit's components by entry. They are read while the file is compiled and are cached
 * with it: within a test's own globals, TypeScript takes ten times as long.
 */
let components;
const componentsOf = (/** @type {string} */ entry) => {
  const { readComponents } = require('../kit/component-facts.mjs');
  const { entryFile, entryNames, kitProgram } = require('../kit/kit-program.mjs');
  if (!components) {
    const program = kitProgram();
    components = Object.fromEntries(
      entryNames().map((name) => [name, readComponents(program, entryFile(name)).components]),
    );
  }
  return JSON.stringify(components[entry]);
};

const propsImport = /import\('@praxis\/sdk-props\/([^']+)'\)/g;

const iconsImport = /import\('@praxis\/product-icons'\)/g;
const iconLines = () =>
  require('../kit/product-icons.mjs')
    .productIcons()
    .names.map((name) => `'${name}': require('lucide-react/icons/${name}').default`)
    .join(', ');

/**
 * Replaces imports that `tooling/webpack/kit-rules.js` handles in the build: the source text of a file
 * (`./kinds.example?source`), the props of an entry of the kit (`@praxis/sdk-props/ui`) and the
 * product's icons.
 * @param {string} code
 */
const withQueries = (code) =>
  code
    .replace(
      /import\('([^']+)\?source'\)/g,
      "Promise.resolve({ default: require('node:fs').readFileSync(require.resolve('$1'), 'utf8') })",
    )
    .replace(iconsImport, () => `Promise.resolve({ default: { ${iconLines()} } })`)
    .replace(propsImport, (_, entry) => `Promise.resolve({ default: ${componentsOf(entry)} })`);

/** Hash of the kit's sources: a file with props is compiled again when they change. */
let version;
const kitVersion = () =>
  (version ??= readdirSync(kit, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file))
    .reduce((hash, file) => hash.update(readFileSync(path.join(kit, file))), createHash('sha1'))
    .digest('hex'));

/** Replaces the imports, then compiles the file like all others. */
module.exports = {
  createTransformer(/** @type {import('@swc/core').Options} */ options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (code, file, jest) => swc.process(withQueries(code), file, jest),
      getCacheKey: (code, file, jest) =>
        [
          'kit-queries',
          swc.getCacheKey(code, file, jest),
          code.includes('@praxis/sdk-props') ? kitVersion() : '',
        ].join('-'),
    };
  },
};
