import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { runCompiler } from '../testing/run-compiler';
import { directoryWith } from '../testing/temporary-directory';
import { WithoutUnusedRuntime } from './without-unused-runtime.js';

/** Builds an app: the code of its entry, and of what it exposes. */
async function build() {
  const directory = directoryWith({
    'package.json': '{ "name": "app", "version": "1.0.0" }',
    'src/remote.js': `import './setup'; export const remote = 'remote';`,
    // Used by nobody, and run all the same.
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

it('leaves out of an app’s entry what the federation runtime imports and does not use', async () => {
  const { entry, remote } = await build();
  // A name in the runtime's logger.
  expect(entry).not.toContain('captureStackTrace');
  expect(entry).toContain('initContainerEntry');

  // Whatever is asked for by its id is there.
  const asked = [...entry.matchAll(/__webpack_require__\((\d+)\)/g)].map(([, id]) => id);
  expect(asked.length).toBeGreaterThan(0);
  for (const id of asked)
    expect(`${entry}\n${remote}`).toMatch(new RegExp(`^/\\*\\*\\*/ ${id}\\b`, 'm'));
  expect(remote).toContain('isSetUp');
}, 60_000);
