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

/** A process that waits, and what it writes. */
async function waiting(command: string, parameters: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, parameters, { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stdout, 'data');
  return { child, written: () => output };
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops what is served', async (signal) => {
  const { child, written } = await waiting(process.execPath, ['--input-type=module', '-e', script]);
  child.kill(signal);
  const [code] = (await once(child, 'close')) as [number];
  expect([code, written()]).toEqual([0, expect.stringContaining('stopped')]);
});

test('ending npm, and with it the shell that it runs a script in, stops what is served', async () => {
  // The second command keeps the shell from becoming the script.
  const line = '"$NODE" --input-type=module -e "$SCRIPT"; true';
  const env = { NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' };
  const { child, written } = await waiting('sh', ['-c', line], env);
  child.kill('SIGTERM');
  await once(child, 'close'); // of its output, which the script holds open as well
  expect(written()).toContain('stopped');
});
