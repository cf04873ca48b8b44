import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteConfig } from '../webpack/remote-config.js';
import { idOf } from './app-of.mjs';

/** In the published package, written when it is packed. */
const tsconfig = path.join(import.meta.dirname, '../../tsconfig.json');

/**
 * Creates the webpack configuration of a role app outside of this repository. Its
 * `webpack.config.mjs` is one line: `export default createRemote(import.meta.url);`
 * @param {string} configUrl URL of the configuration file
 */
export function createRemote(configUrl) {
  const directory = path.dirname(fileURLToPath(configUrl));
  return (
    /** @type {{ WEBPACK_SERVE?: boolean }} */ { WEBPACK_SERVE: serving = false } = {},
    /** @type {{ mode?: 'production' | 'development' }} */ {
      mode = serving ? 'development' : 'production',
    } = {},
  ) =>
    remoteConfig({
      id: idOf(directory),
      directory,
      mode,
      // A deployed shell has React's production build, which doesn't support hot reload.
      hot: false,
      hotTexts: serving,
      tsconfig,
    });
}
