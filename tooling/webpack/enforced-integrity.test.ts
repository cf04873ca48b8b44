import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { runCompiler } from '../testing/run-compiler';
import { directoryWith } from '../testing/temporary-directory';
import { EnforcedIntegrity, integrityOf, integrityOfFiles } from './enforced-integrity.js';

/** Builds a page that lazy-loads a script and a style. */
async function build() {
  const directory = directoryWith({
    'src/page.js': `globalThis.open = () => import('./dialog');`,
    'src/dialog.js': `import './dialog.css'; export const opened = 'opened';`,
    'src/dialog.css': `.dialog { color: red }`,
  });
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './src/page.js',
    output: {
      path: path.join(directory, 'dist'),
      filename: '[name].js',
      publicPath: 'https://app.example/assets/../',
    },
    optimization: { chunkIds: 'named' },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin(),
      new EnforcedIntegrity(),
      {
        apply: ({ hooks }) =>
          hooks.emit.tap('test', (compilation) => {
            hashes = integrityOfFiles(compilation);
          }),
      } satisfies webpack.WebpackPluginInstance,
    ],
  });
  let hashes: Record<string, string> = {};
  await runCompiler(compiler);
  const read = (file: string) => readFileSync(path.join(directory, 'dist', file));
  return { hashes, read };
}

type Hashes = Record<string, string>;

/** Resolves its URL, as a browser's element does. */
class FakeElement {
  [name: string]: unknown;

  setAttribute() {}

  set src(address: string) {
    this.address = new URL(address).href;
  }

  get src() {
    return this.address as string;
  }

  set href(address: string) {
    this.src = address;
  }

  get href() {
    return this.src;
  }
}

/** Runs a page's script with a document that only records the elements added to it. */
function start(script: string, globals: object) {
  const elements: Record<string, unknown>[] = [];
  const document = {
    createElement: () => new FakeElement(),
    getElementsByTagName: () => [],
    head: { appendChild: (element: Record<string, unknown>) => elements.push(element) },
  };
  const page: { open?: () => Promise<unknown> } = { ...globals };
  const window = { location: { origin: 'https://praxis.example' } };
  runInContext(
    script,
    createContext(Object.assign(page, { document, window, self: page, setTimeout: () => 0 })),
  );
  void page.open?.();
  return () => elements.map(({ address, integrity }) => [address, integrity]);
}

const run = (script: string, praxisIntegrity: Hashes | undefined) =>
  start(script, { praxisIntegrity })();

it('makes the browser check files that an app’s own code loads', async () => {
  const { hashes, read } = await build();
  const script = 'src_dialog_js.js';
  const style = 'src_dialog_js.css';
  expect(Object.keys(hashes).sort()).toEqual(['main.js', style, script]);
  expect(hashes[script]).toBe(integrityOf(read(script)));

  const page = read('main.js').toString();
  const byAddress = Object.fromEntries(
    Object.entries(hashes).map(([file, hash]) => [`https://app.example/${file}`, hash]),
  );
  expect(run(page, byAddress)).toEqual(
    expect.arrayContaining([
      [`https://app.example/${script}`, hashes[script]],
      [`https://app.example/${style}`, hashes[style]],
    ]),
  );
  // In development there are no hashes, and everything loads.
  expect(run(page, undefined)).toEqual(
    expect.arrayContaining([
      [`https://app.example/${script}`, ''],
      [`https://app.example/${style}`, ''],
    ]),
  );
});

it('waits for the hash of a file before it loads the file', async () => {
  const { read } = await build();
  const script = 'https://app.example/src_dialog_js.js';
  const praxisIntegrity: Hashes = {};
  const praxisHashes = jest.fn(async () => {
    praxisIntegrity[script] = 'sha256-later';
  });
  const loadedFiles = start(read('main.js').toString(), { praxisIntegrity, praxisHashes });
  expect(praxisHashes.mock.calls).toEqual([['https://app.example/assets/../src_dialog_js.js']]);
  expect(loadedFiles()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadedFiles()).toContainEqual([script, 'sha256-later']);
});
