import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { directoryWith } from '../testing/temporary-directory';
import { baseConfig } from './base.js';
import { BuildReport } from './build-report.js';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

/**
 * Serves an app from source until the server reports that it is ready.
 * @returns whether the build was cached by then
 */
async function serve(directory: string): Promise<boolean> {
  const { mode, cache } = baseConfig({ directory, mode: 'development', hot: false, tsconfig: '' });
  const compiler = webpack({
    mode,
    context: directory,
    entry: './src/index.js',
    output: { path: path.join(directory, 'dist') },
    cache: typeof cache === 'object' ? { ...cache, buildDependencies: {} } : false,
    plugins: [new BuildReport('shell')],
  });
  const cached = await new Promise<boolean>((resolve) => {
    process.send = () => {
      resolve(existsSync(path.join(directory, cacheFile)));
      return true;
    };
    compiler.watch({}, () => undefined);
  });
  await new Promise((resolve) => compiler.close(resolve));
  return cached;
}

const cacheFile = 'node_modules/.cache/webpack/development/index.pack';

it('reports an app as ready after its first build is cached', async () => {
  const directory = directoryWith({ 'src/index.js': 'globalThis.app = 1;' });
  expect(await serve(directory)).toBe(true);
  // Nothing new to cache at the second start, so nothing to wait for.
  expect(await serve(directory)).toBe(true);
  expect(console.log).toHaveBeenCalledTimes(2);
}, 30_000);

it('reports an app with build errors as ready immediately, so that the page can show them', async () => {
  const directory = directoryWith({ 'src/index.js': 'import "./missing";' });
  expect(await serve(directory)).toBe(false);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("resolve './missing'"));
}, 30_000);
