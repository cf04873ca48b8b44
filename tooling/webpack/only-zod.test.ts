import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { runCompiler } from '../testing/run-compiler';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { onlyZod } from './excluded-code.js';
import { typeScriptRule } from './typescript-rule.js';

/**
 * Builds code that declares schemas, with the cache of earlier builds. Returns the modules in
 * bundle order.
 */
async function build(directory: string): Promise<string[]> {
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './entry.js',
    output: { path: path.join(directory, 'dist') },
    optimization: { minimize: false },
    resolve: { extensions: ['.ts', '.js'] },
    resolveLoader: { modules: [path.join(rootDirectory, 'node_modules')] },
    module: {
      rules: [
        typeScriptRule({ hot: false, tsconfig: path.join(rootDirectory, 'tsconfig.base.json') }),
        onlyZod,
      ],
    },
    cache: { type: 'filesystem', cacheDirectory: path.join(directory, 'cache') },
  });
  await runCompiler(compiler);
  const code = readFileSync(path.join(directory, 'dist/main.js'), 'utf8');
  return [...code.matchAll(/^;\/\/ (.*)$/gm)].map(([, file = '']) => file);
}

test('builds code with schemas the same with and without a cache', async () => {
  const schema = JSON.stringify(path.join(rootDirectory, 'contract/src/schema.ts'));
  const directory = directoryWith({
    'entry.js': `import * as z from ${schema};
      globalThis.used = [z.coerce, z.iso, z.object, z.maximum, z.trim];`,
  });
  const first = await build(directory);
  expect(first).toContainEqual(expect.stringMatching(/contract\/src\/schema\.ts$/));
  expect(await build(directory)).toEqual(first);
}, 60_000);
