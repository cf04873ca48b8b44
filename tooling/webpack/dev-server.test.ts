import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { programOf } from '../programs.mjs';
import { directoryOf } from '../workspace.mjs';
import { devServer } from './dev-server.js';

const { send } = process;

let printed: string[];
beforeEach(() => {
  printed = [];
  // As in a terminal, without a parent process.
  process.send = undefined;
  jest.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
});
afterEach(() => {
  process.send = send;
});

/** Port of an app's server, URL of its page's hot updates, and the printed lines. */
function addressesOf(id: string, port?: string) {
  const server = devServer(id, { hot: false, port });
  server.onListening?.({} as never);
  const { webSocketURL } = server.client as { webSocketURL: string };
  return { port: server.port, webSocketURL, printed };
}

test('serves an app on its own port and prints the URL', () => {
  expect(addressesOf('shell')).toEqual({
    port: 3000,
    webSocketURL: 'ws://localhost:3000/ws',
    printed: ['shell is at http://localhost:3000'],
  });
});

test('uses the port of `--port` for the server and for hot updates', () => {
  expect(addressesOf('doctor', '4444')).toEqual({
    port: 4444,
    webSocketURL: 'ws://localhost:4444/ws',
    printed: ['doctor is at http://localhost:4444/remote.json'],
  });
});

test('serves a page with the build errors if the shell is not built', () => {
  const { setupMiddlewares } = devServer('shell', { hot: true });
  const built = { name: 'built', middleware: () => {} };
  const names = setupMiddlewares?.([built], {} as never).map((one) => 'name' in one && one.name);
  expect(names).toEqual(['deployment-files', 'built', 'build-errors-page']);
});

/** Output of `webpack serve` in an app's folder, which has to end by itself. */
async function outputOfServe(env: Record<string, string>, ...words: string[]) {
  const parameters = [programOf('webpack-cli', 'webpack-cli'), 'serve', ...words];
  const child = spawn(process.execPath, parameters, {
    cwd: directoryOf('team'),
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return output.trim();
}

test('`webpack serve` tells in one line that its port is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const output = await outputOfServe({}, '--port', String(port));
  other.close();
  expect(output).toBe(
    `[webpack-cli] ✖ Port ${port} is in use by another program. Stop it, or choose another: npx webpack serve --port ${port < 65_436 ? port + 100 : 4000}`,
  );
}, 70_000);

test('`webpack serve` tells in one line that a port is not a number', async () => {
  expect(await outputOfServe({}, '--port', 'x')).toBe(
    '[webpack-cli] ✖ --port has to be a number from 1 to 65535, not "x".',
  );
  expect(await outputOfServe({ PORT: 'x' })).toMatch(
    /^\[webpack-cli\] ✖ PORT has to be a number from 1 to 65530 .*, not "x"\.$/,
  );
}, 130_000);
