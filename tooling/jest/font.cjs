const { readFileSync } = require('node:fs');

/** Imports a font as a data URL: in tests there is no server to load it from. */
module.exports = {
  process: (_, file) => {
    const address = `data:font/ttf;base64,${readFileSync(file, 'base64')}`;
    return {
      code: `module.exports = { __esModule: true, default: ${JSON.stringify(address)} };`,
    };
  },
};
