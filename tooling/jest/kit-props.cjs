const { readComponents } = require('../kit/component-facts.mjs');
const { entryFile, kitProgram } = require('../kit/kit-program.mjs');

let program;

/** Stands in for `@praxis/sdk-props` of the build; the types are read once for a test's file. */
module.exports = (/** @type {string} */ entry) => {
  program ??= kitProgram();
  return readComponents(program, entryFile(entry)).components;
};
