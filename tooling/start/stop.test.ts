import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const stopModule = path.join(import.meta.dirname, 'stop.mjs');
const script = `
  import { stopSignal } from ${JSON.stringify(stopModule)};
  const stopped = stopSignal();
  const server = setInterval(() => {}, 1000);
  console.log(process.pid);
  await stopped;
  clearInterval(server);
  console.log('stopped');`;

/** Starts a process that waits for a signal, and records its output. */
async function waiting(command: string, parameters: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, parameters, { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stdout, 'data');
  return { child, written: () => output };
}

test.each(['SIGINT', 'SIGTERM'] as const)('stops the server on %s', async (signal) => {
  const { child, written } = await waiting(process.execPath, ['--input-type=module', '-e', script]);
  child.kill(signal);
  const [code] = (await once(child, 'close')) as [number];
  expect([code, written()]).toEqual([0, expect.stringContaining('stopped')]);
});

test('stops the server when npm ends, and with it the shell in which it runs the script', async () => {
  // With a second command, the shell does not replace itself with the script.
  const line = '"$NODE" --input-type=module -e "$SCRIPT"; true';
  const env = { NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' };
  const { child, written } = await waiting('sh', ['-c', line], env);
  child.kill('SIGTERM');
  await once(child, 'close'); // The end of its output, which the script holds open as well.
  expect(written()).toContain('stopped');
});
