import { writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import Server, { type Configuration } from 'webpack-dev-server';
import { directoryWith } from '../testing/temporary-directory';
import { buildErrorsPage, firstBuildErrorsPage } from './build-errors-page.js';

/** Emits a page with every build. */
const page = {
  apply: ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap('page', (compilation) =>
      compilation.hooks.processAssets.tap('page', () =>
        compilation.emitAsset('index.html', new webpack.sources.RawSource('The product')),
      ),
    ),
};

const broken = 'const plans = <;';
const stopping: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stopping.splice(0).map((stop) => stop())));

/** Serves the page of an unbuilt shell, or before the page of a deployed one. */
const shell: Configuration['setupMiddlewares'] = (others, server) => [
  ...others,
  buildErrorsPage(server),
];
const app: Configuration['setupMiddlewares'] = (others, server) => [
  firstBuildErrorsPage(server, 'nurse'),
  ...others,
  { name: 'deployed', middleware: (_request, response) => void response.end('Deployed shell') },
];

/** `webpack serve` of one file, and a function that requests its page. */
async function serve(text: string, setupMiddlewares = shell) {
  const directory = directoryWith({ 'index.js': text });
  const file = path.join(directory, 'index.js');
  const compiler = webpack({
    mode: 'development',
    infrastructureLogging: { level: 'error' },
    context: directory,
    entry: file,
    optimization: { emitOnErrors: false },
    plugins: [page],
  })!;
  const server = new Server(
    {
      port: 0,
      host: '127.0.0.1',
      static: false,
      client: false,
      hot: false,
      historyApiFallback: setupMiddlewares === shell,
      devMiddleware: { stats: 'none' },
      setupMiddlewares,
    },
    compiler,
  );
  await server.start();
  stopping.push(() => server.stop());
  const { port } = server.server!.address() as { port: number };
  const ask = async (accept = 'text/html') => {
    const response = await fetch(`http://127.0.0.1:${port}/doctor/plans`, { headers: { accept } });
    return {
      status: response.status,
      state: response.headers.get('etag'),
      text: await response.text(),
    };
  };
  return { ask, save: (become: string) => writeFileSync(file, become) };
}

async function pollUntil<T>(ask: () => Promise<T>, matches: (response: T) => boolean): Promise<T> {
  for (;;) {
    const response = await ask();
    if (matches(response)) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('serves the errors of a first build at every address until the build succeeds', async () => {
  const { ask, save } = await serve(broken);
  const first = await ask();
  expect(first.status).toBe(503);
  expect(first.text).toContain('./index.js 1:14');
  expect(first.text).toContain('const plans = &lt;;');
  // The page polls for a state that differs from its own.
  expect(first.text).toContain(`!== '${first.state}'`);
  expect((await ask('*/*')).status).toBe(404);

  save(`\n${broken}`);
  const second = await pollUntil(ask, ({ state }) => state !== first.state);
  expect(second.text).toContain('./index.js 2:14');
  save('');
  expect(await pollUntil(ask, ({ status }) => status === 200)).toMatchObject({
    text: 'The product',
  });
});

test('keeps serving the page when a later build fails', async () => {
  const { ask, save } = await serve('');
  expect(await ask()).toMatchObject({ status: 200, text: 'The product' });
  save(broken);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await ask()).toMatchObject({ status: 200, text: 'The product' });
});

test('serves the errors of an app’s first build instead of a deployed shell’s page', async () => {
  const { ask, save } = await serve(broken, app);
  const first = await ask();
  expect(first.status).toBe(503);
  expect(first.text).toContain('nurse doesn’t build');
  expect(first.text).toContain('./index.js 1:14');
  expect((await ask('*/*')).text).toBe('Deployed shell');

  save('');
  expect(await pollUntil(ask, ({ status }) => status === 200)).toMatchObject({
    text: 'Deployed shell',
  });
  // From now on, an overlay in the open page shows errors.
  save(broken);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await ask()).toMatchObject({ status: 200, text: 'Deployed shell' });
});
