import type { Configuration } from 'webpack';

/**
 * The webpack configuration of a role app that is a project of its own. Its `webpack.config.mjs` is
 * one line: `export default createRemote(import.meta.url);`
 *
 * @param configUrl address of the configuration: the app is in its folder
 */
export function createRemote(
  configUrl: string,
): (
  environment?: { WEBPACK_SERVE?: boolean },
  options?: { mode?: 'production' | 'development' },
) => Configuration;
