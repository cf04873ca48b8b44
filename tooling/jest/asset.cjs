/** Replaces an imported file with a URL. */
module.exports = { __esModule: true, default: '/asset' };
