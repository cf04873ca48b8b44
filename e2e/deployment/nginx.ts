import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findNginx } from '../../tooling/env/nginx.mjs';
import { includesIn } from '../../tooling/release/layout.mjs';
import { rootDirectory } from '../../tooling/workspace.mjs';

/** Finds a free port for each name. */
export async function freePorts<Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const servers = await Promise.all(
    names.map(async () => {
      const server = net.createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as net.AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<
    Name,
    number
  >;
}

/**
 * Prepares the product's own configuration, with temporary paths for the files that nginx writes.
 * @param root directory that apps are released to
 */
export async function prepareNginx(directory: string, root: string): Promise<void> {
  await symlink(includesIn(root), path.join(directory, 'praxis'));
  for (const name of ['nginx.conf', 'shell.conf', 'role-app.conf', 'api.conf'])
    await copyFile(path.join(rootDirectory, 'deploy', name), path.join(directory, name));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = kinds.map((kind) => `${kind}_temp_path ${path.join(directory, 'temp', kind)};`);
  await mkdir(path.join(directory, 'temp'));
  await writeFile(path.join(directory, 'praxis/machine.conf'), `${places.join('\n')}\n`);
}

const parameters = (directory: string) => [
  ...['-c', path.join(directory, 'nginx.conf')],
  ...['-e', path.join(directory, 'error.log')],
  // A worker of an old configuration stays while a browser keeps an unused connection to it open.
  ...['-g', `pid ${path.join(directory, 'nginx.pid')}; daemon off; worker_shutdown_timeout 2s;`],
];

function run(directory: string, extra: readonly string[] = []) {
  const nginx = spawn(findNginx() ?? 'nginx', [...parameters(directory), ...extra], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  nginx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(nginx, 'exit').then(([code]) => code as number | null);
  return { nginx, ended, output: () => output };
}

export interface RunningNginx {
  /** Reloads its configuration, as after a release, and waits until only the new one answers. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** Runs `nginx -t` on the configuration in a directory and returns its exit code and output. */
export async function checkNginx(
  directory: string,
): Promise<{ code: number | null; output: string }> {
  const { ended, output } = run(directory, ['-t']);
  const code = await ended;
  return { code, output: output() };
}

/** Starts nginx with the configuration in a directory and waits until it accepts connections. */
export async function startNginx(directory: string, port: number): Promise<RunningNginx> {
  const { nginx, ended, output } = run(directory);
  while (!(await acceptsConnections(port))) {
    if (nginx.exitCode === null) await setTimeout(20);
    else {
      const log = await readFile(path.join(directory, 'error.log'), 'utf8').catch(() => '');
      throw new Error(`nginx failed to start:\n${output()}${log}`);
    }
  }
  return {
    async reload() {
      const canListWorkers = process.platform === 'linux';
      const before = canListWorkers ? await workersOf(nginx.pid) : [];
      const { ended: signaled, output: signalOutput } = run(directory, ['-s', 'reload']);
      if ((await signaled) !== 0) throw new Error(signalOutput());
      // The signal returns immediately; nginx reloads some time later.
      if (!canListWorkers) return void (await setTimeout(3_000));
      // A connection that the browser opened in advance is still answered by its old worker.
      const areAllNew = (now: readonly string[]) =>
        now.length > 0 && now.every((worker) => !before.includes(worker));
      while (nginx.exitCode === null && !areAllNew(await workersOf(nginx.pid)))
        await setTimeout(20);
    },
    async close() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

/** Workers of every configuration: an old one's are "shutting down" until their last connection. */
async function workersOf(nginx: number | undefined): Promise<string[]> {
  const children = await readFile(`/proc/${nginx}/task/${nginx}/children`, 'utf8');
  const named = await Promise.all(
    children.split(' ').map(async (worker) => ({
      worker,
      title: await readFile(`/proc/${worker}/cmdline`, 'utf8').catch(() => ''),
    })),
  );
  return named.filter(({ title }) => title.includes('worker process')).map(({ worker }) => worker);
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
