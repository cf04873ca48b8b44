import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { rootDirectory } from '../../tooling/workspace.mjs';

export interface MockApi {
  url: string;
  /** Log of all requests that the server has received: `GET /api/v1/me 200`. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts `npm run mock-api`, the simulated back end in a process of its own, so that it isn't in
 * the page's memory.
 */
export async function startMockApi(): Promise<MockApi> {
  const port = String(await freePort());
  const command = path.join(rootDirectory, 'tooling/commands/mock-api.mjs');
  const child = spawn(process.execPath, [command, '--port', port]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close');
  while (!output.includes('Ctrl-C'))
    await Promise.race([
      once(child.stdout, 'data'),
      ended.then(() => {
        throw new Error(`The API failed to start:\n${output}`);
      }),
    ]);
  return {
    url: `http://localhost:${port}`,
    printed: () => output,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}
