import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './webpack/base.js';
import { BuildReport } from './webpack/build-report.js';
import { shellGroups } from './webpack/chunk-groups.js';
import { devServer } from './webpack/dev-server.js';
import { EarlyFiles } from './webpack/early-files.js';
import { iconDrawingRule } from './webpack/icon-drawing-loader.js';
import { renderIndexHtml } from './webpack/index-html.js';
import {
  leftOut,
  onlyZod,
  ownStoreHook,
  textOnlyPdf,
  withoutWarnings,
} from './webpack/left-out.js';
import { lighterCalendar } from './webpack/lighter-calendar.js';
import { lighterCharts } from './webpack/lighter-charts.js';
import { lighterMirage } from './webpack/lighter-mirage.js';
import { remoteConfig } from './webpack/remote-config.js';
import { routesRule } from './webpack/routes-loader.js';
import { SourcesStamp } from './webpack/sources-stamp.js';
import { rootDirectory } from './workspace.mjs';

/**
 * What webpack-cli tells a configuration: `WEBPACK_SERVE` where the command is `webpack serve`, and
 * the command line's options.
 * @typedef {{ WEBPACK_SERVE?: boolean }} Environment
 * @typedef {{ mode?: 'production' | 'development', hot?: boolean, port?: string }} Options
 */

const tsconfig = path.join(rootDirectory, 'tsconfig.base.json');
const renderersForAll = path.join(import.meta.dirname, 'dev/renderers-for-all.js');

/**
 * The webpack configuration of a role app of this workspace. Its own `webpack.config.mjs` is one line:
 * `export default createRemote(import.meta.url);`
 * @param {string} configUrl address of the configuration
 * @param {{ rules?: import('webpack').RuleSetRule[], alias?: Record<string, string | false>, commonFrom?: number, splitFrom?: number }} [besides]
 *   what the build of this app has besides; `commonFrom`: by how many of its pages and dialogs code is
 *   used that travels with what they have in common; `splitFrom`: from how many characters of source on
 *   what several of them use is a file of its own
 */
export function createRemote(configUrl, { rules = [], alias, commonFrom, splitFrom } = {}) {
  const directory = path.dirname(fileURLToPath(configUrl));
  const id = path.basename(directory).replace(/^remote-/, '');
  return (/** @type {Environment} */ environment = {}, /** @type {Options} */ options = {}) => {
    const { serving, mode, hot, port } = purposeOf(environment, options);
    const config = remoteConfig({
      id,
      directory,
      mode,
      hot,
      tsconfig,
      rules: [iconDrawingRule, ...rules],
      alias,
      commonFrom,
      splitFrom,
    });
    if (!serving)
      return mode === 'production'
        ? { ...config, plugins: [...config.plugins, new SourcesStamp(id)] }
        : config;
    return {
      ...config,
      devServer: devServer(id, { hot, port }),
      plugins: [...config.plugins, new BuildReport(id)],
    };
  };
}

/** The webpack configuration of the shell. */
export function createShell(configUrl) {
  const directory = path.dirname(fileURLToPath(configUrl));
  return (/** @type {Environment} */ environment = {}, /** @type {Options} */ options = {}) => {
    const { serving, mode, hot, port } = purposeOf(environment, options);
    const base = baseConfig({
      directory,
      mode,
      hot,
      tsconfig,
      rules: [iconDrawingRule, routesRule, textOnlyPdf, lighterMirage, lighterCalendar, onlyZod],
      alias: {
        ...leftOut,
        ...lighterCharts,
        ...ownStoreHook,
        ...(mode === 'production' ? withoutWarnings : {}),
      },
    });
    const earlyFiles = new EarlyFiles();
    return {
      ...base,
      ...(serving ? { devServer: devServer('shell', { hot, port }) } : {}),
      name: 'shell',
      entry: { main: hot ? [renderersForAll, './src/index.ts'] : './src/index.ts' },
      output: { ...base.output, publicPath: '/', uniqueName: 'praxis_shell' },
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'all', minSize: 15_000, cacheGroups: shellGroups },
      },
      plugins: [
        ...base.plugins,
        ...(serving ? [new BuildReport('shell')] : []),
        ...(mode === 'production' && !serving ? [new SourcesStamp('shell')] : []),
        // For the federation runtime: it needs no manifests of its own, and runs in browsers alone.
        new webpack.DefinePlugin({
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          ENV_TARGET: '"web"',
        }),
        earlyFiles,
        new HtmlPlugin({
          inject: false,
          minify: false,
          // What the page is made of is more than the template: it is written anew with each build.
          cache: false,
          templateContent: ({ compilation }) => renderIndexHtml(compilation, directory, earlyFiles),
        }),
        new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      ],
    };
  };
}

/**
 * What is built for: `webpack` alone for production, `webpack serve` for developing.
 * @param {Environment} environment
 * @param {Options} options
 */
function purposeOf({ WEBPACK_SERVE: serving = false }, { mode, hot = false, port }) {
  return { serving, mode: mode ?? (serving ? 'development' : 'production'), hot, port };
}
