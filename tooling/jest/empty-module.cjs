/** An empty module, for modules that a build leaves out. */
module.exports = {};
