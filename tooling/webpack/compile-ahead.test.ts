import { readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import webpack from 'webpack';
import { runCompiler } from '../testing/run-compiler';
import { directoryWith } from '../testing/temporary-directory';
import { CompileAhead } from './compile-ahead.js';

const functions = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const f${index} = () => 'called ${index}';`);

/** Builds a page with a small chunk and a large library. */
async function build() {
  const directory = directoryWith({
    'src/page.js': `
      import * as own from './own';
      globalThis.page = [own, () => import('./small'), () => import('./library')];
      throw new Error('where it is thrown');`,
    'src/own.js': functions(100).join('\n'),
    'src/small.js': functions(1).join('\n'),
    'src/library.js': functions(10_000).join('\n'),
  });
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './src/page.js',
    devtool: 'source-map',
    output: { path: path.join(directory, 'dist'), filename: '[name].js' },
    optimization: { chunkIds: 'named', minimize: false },
    plugins: [new CompileAhead()],
  });
  await runCompiler(compiler);
  return (file: string) => readFileSync(path.join(directory, 'dist', file), 'utf8');
}

it('marks the functions of an entry for compilation ahead of time', async () => {
  const read = await build();
  const line = '//# allFunctionsCalledOnLoad\n';
  expect(read('main.js').slice(0, line.length)).toBe(line);
  expect(read('src_small_js.js')).not.toContain(line);
  expect(read('src_library_js.js')).not.toContain(line);

  const lines = read('main.js').split('\n');
  const row = lines.findIndex((text) => text.includes('where it is thrown'));
  const column = lines[row]?.indexOf('where it is thrown') ?? -1;
  const found = originalPositionFor(new TraceMap(read('main.js.map')), { line: row + 1, column });
  expect(found).toMatchObject({ source: expect.stringMatching(/page\.js$/) as string, line: 4 });
});
