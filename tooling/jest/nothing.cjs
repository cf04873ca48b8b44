/** In the place of what a build leaves out: nothing. */
module.exports = {};
