import path from 'node:path';
import webpack from 'webpack';
import { isStale } from '../build/staleness.mjs';
import { directoryWith, putFiles } from '../testing/temporary-directory';
import { SourcesStamp } from './sources-stamp.js';

function workspace(code = 'globalThis.app = 1;'): string {
  return directoryWith({
    'shell/package.json': '{ "dependencies": {} }',
    'shell/src/index.js': code,
  });
}

/** Builds as `webpack` in the app's folder does, without the steps that `npm run build` adds. */
const build = (root: string, folder = 'dist') =>
  new Promise<void>((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: path.join(root, 'shell'),
      entry: './src/index.js',
      output: { path: path.join(root, 'shell', folder), clean: true },
      optimization: { emitOnErrors: false },
      plugins: [new SourcesStamp('shell', root)],
    });
    compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve())));
  });

it('marks a build as fresh until its sources change', async () => {
  const root = workspace();
  await build(root);
  expect(await isStale('shell', root)).toBe(false);
  putFiles(root, { 'shell/src/index.js': 'globalThis.app = 2;' });
  expect(await isStale('shell', root)).toBe(true);
  await build(root);
  expect(await isStale('shell', root)).toBe(false);
});

it('leaves an app stale after a failed build and after a build into another folder', async () => {
  const broken = workspace('import "./missing";');
  await build(broken);
  expect(await isStale('shell', broken)).toBe(true);
  const root = workspace();
  await build(root, 'elsewhere');
  expect(await isStale('shell', root)).toBe(true);
});
