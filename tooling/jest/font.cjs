const { readFileSync } = require('node:fs');

/** A font is imported as an address that holds it: in tests there is no server to ask for it. */
module.exports = {
  process: (_, file) => {
    const address = `data:font/ttf;base64,${readFileSync(file, 'base64')}`;
    return {
      code: `module.exports = { __esModule: true, default: ${JSON.stringify(address)} };`,
    };
  },
};
