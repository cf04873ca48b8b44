import path from 'node:path';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { contentHash } from '../serve/content-hash.mjs';
import { sharedConfig } from '../shared.js';
import { RetryFileNames } from './retry-file-names.js';
import { baseConfig } from './base.js';
import { remoteGroups } from './chunk-groups.js';
import { EnforcedIntegrity } from './enforced-integrity.js';
import { RemoteManifestPlugin } from './remote-manifest-plugin.js';
import { UsesPlugin } from './uses-plugin.js';
import { WithoutUnusedRuntime } from './without-unused-runtime.js';

const scopedStyles = path.join(import.meta.dirname, 'scoped-styles-loader.js');
const keepForms = path.join(import.meta.dirname, 'keep-forms-client.js');
const exposedChunk = 'remote-module';

/**
 * Creates the webpack configuration of a role app, in this workspace or outside of it.
 * @param {{ id: string, commonFrom?: number, splitFrom?: number } & Parameters<typeof baseConfig>[0]} options
 */
export function remoteConfig({ id, commonFrom = 8, splitFrom = 20_000, ...options }) {
  const { directory, mode, hot, hotTexts = hot } = options;
  const base = baseConfig({
    // Apps have files of the same names, and their classes share one page.
    salt: id,
    styleLoaders: [{ loader: scopedStyles, options: { app: id, directory } }],
    ...options,
  });
  const container = `remote_${id}`;
  return {
    ...base,
    name: `remote-${id}`,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    // Shared code is a chunk of its own only if it is large: a request costs more than twenty
    // kilobytes of source, which are otherwise copied into each page.
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        minSize: splitFrom,
        cacheGroups: remoteGroups(exposedChunk, commonFrom),
      },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: mode === 'production' ? `assets/entry.${contentHash}.js` : 'assets/entry.js',
        library: { type: 'window', name: container },
        exposes: { './remote': { import: './src/remote.ts', name: exposedChunk } },
        shared: sharedConfig,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          // No app loads another app.
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
      }),
      new WithoutUnusedRuntime(),
      ...(hotTexts ? [new webpack.EntryPlugin(directory, keepForms, { name: undefined })] : []),
      new RetryFileNames(),
      new RemoteManifestPlugin({ directory, exposed: exposedChunk }),
      ...(mode === 'production' ? [new UsesPlugin({ directory })] : []),
      new EnforcedIntegrity(),
    ],
  };
}
