import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './webpack/base.js';
import { BuildReport } from './webpack/build-report.js';
import { shellGroups } from './webpack/chunk-groups.js';
import { devServerOnFreePort } from './webpack/dev-server.js';
import { EarlyFiles } from './webpack/early-files.js';
import { iconDrawingRule } from './webpack/icon-drawing-loader.js';
import { renderIndexHtml } from './webpack/index-html.js';
import {
  unusedFiles,
  onlyZod,
  nativeStoreHook,
  textOnlyPdf,
  productionRouter,
} from './webpack/excluded-code.js';
import { lighterCalendar } from './webpack/lighter-calendar.js';
import { lighterCharts } from './webpack/lighter-charts.js';
import { lighterMirage } from './webpack/lighter-mirage.js';
import { remoteConfig } from './webpack/remote-config.js';
import { routesRule } from './webpack/routes-loader.js';
import { SourcesStamp } from './webpack/sources-stamp.js';
import { rootDirectory } from './workspace.mjs';

/**
 * Arguments that webpack-cli passes to a configuration: `WEBPACK_SERVE` is set by `webpack serve`;
 * the options are those of the command line.
 * @typedef {{ WEBPACK_SERVE?: boolean }} Environment
 * @typedef {{ mode?: 'production' | 'development', hot?: boolean, port?: string }} Options
 */

const tsconfig = path.join(rootDirectory, 'tsconfig.base.json');
const renderersForAll = path.join(import.meta.dirname, 'dev/renderers-for-all.js');

/**
 * Creates the webpack configuration of a role app of this workspace. The app's own
 * `webpack.config.mjs` is one line: `export default createRemote(import.meta.url);`
 * @param {string} configUrl URL of the configuration file
 * @param {{ rules?: import('webpack').RuleSetRule[], alias?: Record<string, string | false>, commonFrom?: number, splitFrom?: number }} [overrides]
 *   extra options of this app's build; `commonFrom`: number of pages and dialogs that must use a module
 *   before it moves to the common chunk; `splitFrom`: minimum source size, in characters, of a chunk
 *   shared by several of them
 */
export function createRemote(configUrl, { rules = [], alias, commonFrom, splitFrom } = {}) {
  const directory = path.dirname(fileURLToPath(configUrl));
  const id = path.basename(directory).replace(/^remote-/, '');
  return async (
    /** @type {Environment} */ environment = {},
    /** @type {Options} */ options = {},
  ) => {
    const { serving, mode, hot, port } = withDefaults(environment, options);
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
      devServer: await devServerOnFreePort(id, { hot, port }),
      plugins: [...config.plugins, new BuildReport(id)],
    };
  };
}

/** Creates the webpack configuration of the shell. */
export function createShell(configUrl) {
  const directory = path.dirname(fileURLToPath(configUrl));
  return async (
    /** @type {Environment} */ environment = {},
    /** @type {Options} */ options = {},
  ) => {
    const { serving, mode, hot, port } = withDefaults(environment, options);
    const base = baseConfig({
      directory,
      mode,
      hot,
      tsconfig,
      rules: [iconDrawingRule, routesRule, textOnlyPdf, lighterMirage, lighterCalendar, onlyZod],
      alias: {
        ...unusedFiles,
        ...lighterCharts,
        ...nativeStoreHook,
        ...(mode === 'production' ? productionRouter : {}),
      },
    });
    const earlyFiles = new EarlyFiles();
    return {
      ...base,
      ...(serving ? { devServer: await devServerOnFreePort('shell', { hot, port }) } : {}),
      name: 'shell',
      entry: { main: hot ? [renderersForAll, './src/index.ts'] : './src/index.ts' },
      output: { ...base.output, publicPath: '/', uniqueName: 'praxis_shell' },
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'all', minSize: 16_000, cacheGroups: shellGroups },
      },
      plugins: [
        ...base.plugins,
        ...(serving ? [new BuildReport('shell')] : []),
        ...(mode === 'production' && !serving ? [new SourcesStamp('shell')] : []),
        // For the federation runtime: it loads no manifests itself and runs only in browsers.
        new webpack.DefinePlugin({
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          ENV_TARGET: '"web"',
        }),
        earlyFiles,
        new HtmlPlugin({
          inject: false,
          minify: false,
          // The page depends on more than the template, so it is rendered with every build.
          cache: false,
          templateContent: ({ compilation }) => renderIndexHtml(compilation, directory, earlyFiles),
        }),
        new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      ],
    };
  };
}

/**
 * Defaults of the options: `webpack` alone builds for production, `webpack serve` for development.
 * @param {Environment} environment
 * @param {Options} options
 */
function withDefaults({ WEBPACK_SERVE: serving = false }, { mode, hot = false, port }) {
  return { serving, mode: mode ?? (serving ? 'development' : 'production'), hot, port };
}
