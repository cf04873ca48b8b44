import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from '@praxis/tooling/webpack/base.js';
import { rootDirectory } from '@praxis/tooling/workspace.mjs';
import { cacheDirectory } from '../paths.mjs';
import { runJsonScript } from '../run-script.mjs';

const tsconfig = path.join(rootDirectory, 'tsconfig.base.json');
const sources = path.dirname(fileURLToPath(import.meta.url));

/** Reference pages for comparison, with their additions to the common build. */
const references = {
  'react-login': async () => [],
  'antd-table': async () => [
    new webpack.DefinePlugin({
      sampleRows: JSON.stringify(await runJsonScript(path.join(sources, 'write-rows.mjs'))),
    }),
  ],
  'federated-antd-login': async () => [
    new ModuleFederationPlugin({
      name: 'reference',
      dts: false,
      manifest: false,
      shareStrategy: 'loaded-first',
      shared: {
        react: { singleton: true, requiredVersion: false },
        'react-dom': { singleton: true, requiredVersion: false },
      },
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    }),
  ],
};

function referenceConfig(name, plugins) {
  const directory = path.join(sources, name);
  const base = baseConfig({ directory, mode: 'production', hot: false, tsconfig });
  return {
    ...base,
    name,
    entry: './index',
    devtool: 'hidden-source-map',
    output: {
      ...base.output,
      path: path.join(cacheDirectory, 'references', name),
      publicPath: '/',
      uniqueName: name,
    },
    plugins: [
      ...base.plugins,
      new HtmlPlugin({ template: path.join(sources, 'page.html'), scriptLoading: 'defer' }),
      ...plugins,
    ],
    // The build is small; without a cache, figures never come from outdated files.
    cache: false,
  };
}

/**
 * Builds the reference pages with the product's own build settings (minimizer, brotli, targets), so
 * that they differ from the product in their content only.
 *
 * @returns {Promise<Record<string, string>>} the built directory of each page
 */
export async function buildReferences() {
  const configs = await Promise.all(
    Object.entries(references).map(async ([name, plugins]) =>
      referenceConfig(name, await plugins()),
    ),
  );
  const compiler = webpack(configs);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return Object.fromEntries(configs.map(({ name, output }) => [name, output.path]));
}
