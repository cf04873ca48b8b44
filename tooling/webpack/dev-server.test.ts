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
