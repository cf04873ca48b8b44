const { createTransformer } = require('@swc/jest');

/**
 * What `tooling/webpack/kit-rules.js` does in the build: the text of a file (`./kinds.example?source`),
 * and what the types say of an entry of the kit (`@praxis/sdk-props/ui`).
 * @param {string} code
 */
const withQueries = (code) =>
  code
    .replace(
      /import\('([^']+)\?source'\)/g,
      "Promise.resolve({ default: require('node:fs').readFileSync(require.resolve('$1'), 'utf8') })",
    )
    .replace(
      /import\('@praxis\/sdk-props\/([^']+)'\)/g,
      `Promise.resolve({ default: require('${__dirname}/kit-props.cjs')('$1') })`,
    );

/** Compiles as the other files are, once their queries are answered. */
module.exports = {
  createTransformer(/** @type {import('@swc/core').Options} */ options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (code, file, jest) => swc.process(withQueries(code), file, jest),
      getCacheKey: (code, file, jest) => `${swc.getCacheKey(withQueries(code), file, jest)}-kit`,
    };
  },
};
