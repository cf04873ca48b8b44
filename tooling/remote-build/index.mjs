import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteConfig } from '../webpack/remote-config.js';
import { idOf } from './app-of.mjs';

/** In the package that this is published in: written as it is packed. */
const tsconfig = path.join(import.meta.dirname, '../../tsconfig.json');

/**
 * The webpack configuration of a role app that is a project of its own. Its `webpack.config.mjs` is
 * one line: `export default createRemote(import.meta.url);`
 * @param {string} configUrl address of the configuration
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
      // The shell is deployed: its React can exchange no components.
      hot: false,
      hotTexts: serving,
      tsconfig,
    });
}
