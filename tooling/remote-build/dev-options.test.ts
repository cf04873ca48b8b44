import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devOptions } from './dev-options.mjs';

/** A server that has `remotes.json`, as a shell does, and nothing else. */
let server: Server;
let taken: number;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    response.statusCode = url === '/remotes.json' ? 200 : 404;
    response.end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  taken = (server.address() as AddressInfo).port;
});

afterAll(() => void server.close());

const shell = () => `http://127.0.0.1:${taken}`;

/** A port that nothing listens on: one that was free a moment ago. */
async function freePort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise<void>((resolve) => void other.close(() => resolve()));
  return port;
}

test('a shell that answers, and a port that is free', async () => {
  const port = await freePort();
  expect(await devOptions({ shell: shell(), port: String(port) })).toEqual({
    shell: shell(),
    port,
  });
});

test.each(['abc', '0', '70000', '4.5'])('the port %s is refused with its reason', async (port) => {
  await expect(devOptions({ shell: shell(), port })).rejects.toThrow('from 1 to 65535');
});

test('a port in use is told with another to take', async () => {
  await expect(devOptions({ shell: shell(), port: String(taken) })).rejects.toThrow(
    `Port ${taken} is in use by another program. Stop it, or choose another: --port `,
  );
});

test('a shell that is not there is told before the app is built', async () => {
  const [port, gone] = [String(await freePort()), await freePort()];
  await expect(devOptions({ shell: `http://127.0.0.1:${gone}`, port })).rejects.toThrow(
    `There is no shell at http://127.0.0.1:${gone}: http://127.0.0.1:${gone}/remotes.json doesn't answer. Start it, or name another with --shell.`,
  );
  await expect(devOptions({ port })).rejects.toThrow('Name the shell');
});

test.each([undefined, 'praxis', 'localhost:3000'])(
  'a shell that is no address is asked for: %s',
  async (said) => {
    await expect(devOptions({ shell: said })).rejects.toThrow('Name the shell');
  },
);
