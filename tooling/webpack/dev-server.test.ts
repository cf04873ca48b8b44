import { devServer } from './dev-server.js';

const { send } = process;

let said: string[];
beforeEach(() => {
  said = [];
  // As in a terminal: nobody started this process to be told where it serves.
  process.send = undefined;
  jest.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(() => {
  process.send = send;
});

/** Where an app is served, where its page hears of changes, and where the terminal says that it is. */
function addressesOf(id: string, port?: string) {
  const server = devServer(id, { hot: false, port });
  server.onListening?.({} as never);
  const { webSocketURL } = server.client as { webSocketURL: string };
  return { port: server.port, webSocketURL, said };
}

test('an app is served on its own port, and says so', () => {
  expect(addressesOf('shell')).toEqual({
    port: 3000,
    webSocketURL: 'ws://localhost:3000/ws',
    said: ['shell is at http://localhost:3000'],
  });
});

test('`--port` is what it says, and where an open page hears of changes', () => {
  expect(addressesOf('doctor', '4444')).toEqual({
    port: 4444,
    webSocketURL: 'ws://localhost:4444/ws',
    said: ['doctor is at http://localhost:4444/remote.json'],
  });
});

test("the shell's page says what does not build where there is no page yet", () => {
  const { setupMiddlewares } = devServer('shell', { hot: true });
  const built = { name: 'built', middleware: () => {} };
  const names = setupMiddlewares?.([built], {} as never).map((one) => 'name' in one && one.name);
  expect(names).toEqual(['deployment-files', 'built', 'unbuilt-page']);
});
