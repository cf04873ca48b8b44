import type { Configuration } from 'webpack';

/**
 * Creates the webpack configuration of a role app outside of this repository. Its
 * `webpack.config.mjs` is one line: `export default createRemote(import.meta.url);`
 *
 * @param configUrl URL of the configuration file, which is in the app's folder
 */
export function createRemote(
  configUrl: string,
): (
  environment?: { WEBPACK_SERVE?: boolean },
  options?: { mode?: 'production' | 'development' },
) => Configuration;
