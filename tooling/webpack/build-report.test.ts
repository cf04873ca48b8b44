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
 * Serves an app from its source until the process that started it hears that it can be asked.
 * @returns whether the build was kept by then
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
  const kept = await new Promise<boolean>((resolve) => {
    process.send = () => {
      resolve(existsSync(path.join(directory, keptIn)));
      return true;
    };
    compiler.watch({}, () => undefined);
  });
  await new Promise((resolve) => compiler.close(resolve));
  return kept;
}

const keptIn = 'node_modules/.cache/webpack/development/index.pack';

it('an app can be asked once its first build is kept: nothing is answered while that is written', async () => {
  const directory = directoryWith({ 'src/index.js': 'globalThis.app = 1;' });
  expect(await serve(directory)).toBe(true);
  // There is nothing new to keep at the second start, and nothing to wait for.
  expect(await serve(directory)).toBe(true);
  expect(console.log).toHaveBeenCalledTimes(2);
}, 30_000);

it('an app that does not build can be asked at once: the page says what is wrong', async () => {
  const directory = directoryWith({ 'src/index.js': 'import "./missing";' });
  expect(await serve(directory)).toBe(false);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("resolve './missing'"));
}, 30_000);
