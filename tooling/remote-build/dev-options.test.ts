import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devOptions } from './dev-options.mjs';

/** A server that only has `remotes.json`, as a stand-in for a shell. */
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

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise<void>((resolve) => void other.close(() => resolve()));
  return port;
}

test('accepts a shell that responds and a free port', async () => {
  const port = await freePort();
  expect(await devOptions({ shell: shell(), port: String(port) })).toEqual({
    shell: shell(),
    port,
  });
});

test.each(['abc', '0', '70000', '4.5'])('rejects the port %s with the reason', async (port) => {
  await expect(devOptions({ shell: shell(), port })).rejects.toThrow('from 1 to 65535');
});

test('suggests another port if the port is in use', async () => {
  await expect(devOptions({ shell: shell(), port: String(taken) })).rejects.toThrow(
    `Port ${taken} is in use by another program. Stop it, or choose another: --port `,
  );
});

test('reports a shell that does not respond before the app is built', async () => {
  const [port, gone] = [String(await freePort()), await freePort()];
  await expect(devOptions({ shell: `http://127.0.0.1:${gone}`, port })).rejects.toThrow(
    `There is no shell at http://127.0.0.1:${gone}: http://127.0.0.1:${gone}/remotes.json doesn't answer. Start it, or name another with --shell.`,
  );
  await expect(devOptions({ port })).rejects.toThrow('Name the shell');
});

test.each([undefined, 'praxis', 'localhost:3000'])(
  'rejects a shell that is not a URL: %s',
  async (said) => {
    const message = devOptions({ shell: said }).catch(String);
    expect(await message).toContain('Name the shell');
    if (said) expect(await message).toContain(`"${said}" is not a web address.`);
  },
);
