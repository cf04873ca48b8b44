/** Stands in for an imported file: its address. */
module.exports = { __esModule: true, default: '/asset' };
