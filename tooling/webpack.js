import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './webpack/base.js';
import { chunkGroups } from './webpack/chunk-groups.js';
import { renderIndexHtml } from './webpack/index-html.js';
import { RemoteManifestPlugin } from './webpack/remote-manifest-plugin.js';
import { shared } from './shared.js';

/**
 * What a build is told.
 * @typedef {{ mode?: 'production' | 'development', hot?: boolean, port?: number }} BuildOptions
 */

const exposedChunk = 'remote-module';

/**
 * The webpack configuration of a role app. Its own `webpack.config.mjs` is one line:
 * `export default createRemote(import.meta.url);`
 */
export function createRemote(configUrl) {
  const directory = path.dirname(fileURLToPath(configUrl));
  const id = path.basename(directory).replace(/^remote-/, '');
  return ({ mode = 'production', hot = false, port } = {}) => {
    const base = baseConfig({ directory, mode, hot });
    const container = `remote_${id}`;
    return {
      ...base,
      name: `remote-${id}`,
      entry: {},
      output: { ...base.output, publicPath: 'auto', uniqueName: container },
      devServer: devServer(port),
      // What pages have in common, mostly the contract's schemas, is loaded once and not with each
      // of them: a fifth of an app's code for half a kilobyte more on its landing route.
      optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 3_000 } },
      plugins: [
        ...base.plugins,
        ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
        new ModuleFederationPlugin({
          name: container,
          filename: mode === 'production' ? 'assets/entry.[contenthash:12].js' : 'assets/entry.js',
          library: { type: 'window', name: container },
          exposes: { './remote': { import: './src/remote.ts', name: exposedChunk } },
          shared: shared({ provide: false }),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: {
            externalRuntime: true,
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
        new RemoteManifestPlugin({ directory, exposed: exposedChunk }),
      ],
    };
  };
}

/** The webpack configuration of the shell. */
export function createShell(configUrl) {
  const directory = path.dirname(fileURLToPath(configUrl));
  return ({ mode = 'production', hot = false, port } = {}) => {
    const base = baseConfig({ directory, mode, hot });
    return {
      ...base,
      name: 'shell',
      entry: { main: './src/index.ts' },
      output: { ...base.output, publicPath: '/', uniqueName: 'praxis_shell' },
      devServer: { ...devServer(port), historyApiFallback: true },
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'all', minSize: 15_000, cacheGroups: chunkGroups },
      },
      plugins: [
        ...base.plugins,
        ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
        new ModuleFederationPlugin({
          name: 'praxis_shell',
          remotes: {},
          shared: shared({ provide: true }),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
        new HtmlPlugin({
          inject: false,
          minify: false,
          // What the page is made of is more than the template: it is written anew with each build.
          cache: false,
          templateContent: ({ compilation }) => renderIndexHtml(compilation, directory),
        }),
        new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      ],
    };
  };
}

function devServer(port) {
  return {
    port,
    hot: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false, logging: 'warn' },
    allowedHosts: 'all',
  };
}
