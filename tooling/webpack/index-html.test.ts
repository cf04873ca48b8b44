import path from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { EarlyFiles } from './early-files.js';
import { renderIndexHtml } from './index-html.js';

const provided = path.join(rootDirectory, 'shell/src/federation/provided.ts');

/** Source of a provided module with a dynamic import that cannot be resolved. */
const providedLoader = 'module.exports = () => "export const given = () => import(\'./none\');";';

/**
 * Builds a shell with this entry and returns the errors. Rejects if a plugin throws, which would
 * end watch mode.
 */
async function faultsOf(entry: string, files: Record<string, string> = {}) {
  const directory = directoryWith({
    'src/index.js': entry,
    'loader.cjs': providedLoader,
    ...files,
  });
  const earlyFiles = new EarlyFiles();
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: directory,
    entry: { main: './src/index.js' },
    output: { path: path.join(directory, 'dist'), filename: '[name].js' },
    module: { rules: [{ test: provided, use: path.join(directory, 'loader.cjs') }] },
    plugins: [
      earlyFiles,
      new HtmlPlugin({
        inject: false,
        templateContent: ({ compilation }) => renderIndexHtml(compilation, directory, earlyFiles),
      }),
    ],
  });
  return new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.toJson().errors ?? []).map(({ message }) => message));
    });
  });
}

const start = `import(/* webpackChunkName: "bootstrap" */ './bootstrap.js');`;

test('reports only the build error of a file that does not build', async () => {
  const faults = await faultsOf(start, { 'src/bootstrap.js': 'export default <' });
  expect(faults).toEqual([expect.stringContaining('Unexpected token')]);
});

test('reports a missing provided module without ending watch mode', async () => {
  const faults = await faultsOf(`import ${JSON.stringify(provided)};`);
  expect(faults).toEqual([expect.stringContaining("Can't resolve './none'")]);
});

test('reports a missing chunk of the page if the code builds', async () => {
  const faults = await faultsOf(start, { 'src/bootstrap.js': 'export default 1;' });
  expect(faults).toEqual([expect.stringContaining('No chunk is named "app".')]);
});
