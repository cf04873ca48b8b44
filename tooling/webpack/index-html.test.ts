import path from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { EarlyFiles } from './early-files.js';
import { renderIndexHtml } from './index-html.js';

const provided = path.join(rootDirectory, 'shell/src/federation/provided.ts');

/** What the shell gives to role apps, with a module that there is none of. */
const gives = 'module.exports = () => "export const given = () => import(\'./none\');";';

/** What is wrong with a shell whose entry is this. Rejected where a plugin throws, which would end the watching. */
async function faultsOf(entry: string, files: Record<string, string> = {}) {
  const directory = directoryWith({ 'src/index.js': entry, 'gives.cjs': gives, ...files });
  const earlyFiles = new EarlyFiles();
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: directory,
    entry: { main: './src/index.js' },
    output: { path: path.join(directory, 'dist'), filename: '[name].js' },
    module: { rules: [{ test: provided, use: path.join(directory, 'gives.cjs') }] },
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

test('of a file that does not build, that is said alone', async () => {
  const faults = await faultsOf(start, { 'src/bootstrap.js': 'export default <' });
  expect(faults).toEqual([expect.stringContaining('Unexpected token')]);
});

test('a module that the shell gives to role apps and that is not there ends no watching', async () => {
  const faults = await faultsOf(`import ${JSON.stringify(provided)};`);
  expect(faults).toEqual([expect.stringContaining("Can't resolve './none'")]);
});

test('where the code builds, a file that the page lacks is said', async () => {
  const faults = await faultsOf(start, { 'src/bootstrap.js': 'export default 1;' });
  expect(faults).toEqual([expect.stringContaining('No chunk is named "app".')]);
});
