import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { runCompiler } from '../testing/run-compiler';
import { directoryWith } from '../testing/temporary-directory';
import { WithoutUnusedRuntime } from './without-unused-runtime.js';

/** Builds an app and returns the code of its entry and of its exposed module. */
async function build() {
  const directory = directoryWith({
    'package.json': '{ "name": "app", "version": "1.0.0" }',
    'src/remote.js': `import './setup'; export const remote = 'remote';`,
    // Exports nothing that is used, but has a side effect.
    'src/setup.js': `globalThis.isSetUp = true;`,
  });
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: {},
    output: { path: path.join(directory, 'dist'), uniqueName: 'app', publicPath: 'auto' },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'app',
        filename: 'entry.js',
        library: { type: 'window', name: 'app' },
        exposes: { './remote': { import: './src/remote.js', name: 'remote' } },
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new WithoutUnusedRuntime(),
    ],
  });
  await runCompiler(compiler);
  const read = (file: string) => readFileSync(path.join(directory, 'dist', file), 'utf8');
  return { entry: read('entry.js'), remote: read('remote.js') };
}

it('removes from an app’s entry the runtime modules that are imported but unused', async () => {
  const { entry, remote } = await build();
  // A name in the runtime's logger, which is unused.
  expect(entry).not.toContain('captureStackTrace');
  expect(entry).toContain('initContainerEntry');

  // Every module that is required by id exists.
  const requiredIds = [...entry.matchAll(/__webpack_require__\((\d+)\)/g)].map(([, id]) => id);
  expect(requiredIds.length).toBeGreaterThan(0);
  for (const id of requiredIds)
    expect(`${entry}\n${remote}`).toMatch(new RegExp(`^/\\*\\*\\*/ ${id}\\b`, 'm'));
  expect(remote).toContain('isSetUp');
}, 60_000);
