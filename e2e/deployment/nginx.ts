import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findNginx } from '../../tooling/env/nginx.mjs';
import { includesIn } from '../../tooling/release/layout.mjs';
import { rootDirectory } from '../../tooling/workspace.mjs';

/** Ports that nothing listens on, one for each name. */
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
 * The product's own configuration, with places of this run for what nginx writes.
 * @param root that apps are released to
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
  ...['-g', `pid ${path.join(directory, 'nginx.pid')}; daemon off;`],
];

function run(directory: string, further: readonly string[] = []) {
  const nginx = spawn(findNginx() ?? 'nginx', [...parameters(directory), ...further], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(nginx, 'exit').then(([code]) => code as number | null);
  return { nginx, ended, said: () => said };
}

export interface RunningNginx {
  /** Has it read its configuration again, as after a release. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** What `nginx -t` says of the configuration in a directory: its exit code and its words. */
export async function checkNginx(
  directory: string,
): Promise<{ code: number | null; said: string }> {
  const { ended, said } = run(directory, ['-t']);
  const code = await ended;
  return { code, said: said() };
}

/** Starts nginx on the configuration in a directory, and waits until it answers on a port. */
export async function startNginx(directory: string, port: number): Promise<RunningNginx> {
  const { nginx, ended, said } = run(directory);
  while (!(await isAnswered(port))) {
    if (nginx.exitCode === null) await setTimeout(20);
    else {
      const log = await readFile(path.join(directory, 'error.log'), 'utf8').catch(() => '');
      throw new Error(`nginx does not start:\n${said()}${log}`);
    }
  }
  return {
    async reload() {
      const canTell = process.platform === 'linux';
      const before = canTell ? await workersOf(nginx.pid) : [];
      const { ended: told, said: complaint } = run(directory, ['-s', 'reload']);
      if ((await told) !== 0) throw new Error(complaint());
      // It is told at once, and reads when the machine lets it.
      if (!canTell) return void (await setTimeout(1_000));
      const areNew = (now: readonly string[]) =>
        now.length > 0 && now.every((worker) => !before.includes(worker));
      while (nginx.exitCode === null && !areNew(await workersOf(nginx.pid))) await setTimeout(20);
    },
    async close() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

/** The workers that take connections: one of a configuration of before says that it is shutting down. */
async function workersOf(nginx: number | undefined): Promise<string[]> {
  const children = await readFile(`/proc/${nginx}/task/${nginx}/children`, 'utf8');
  const named = await Promise.all(
    children.split(' ').map(async (worker) => ({
      worker,
      title: await readFile(`/proc/${worker}/cmdline`, 'utf8').catch(() => ''),
    })),
  );
  return named
    .filter(({ title }) => title.includes('worker process') && !title.includes('shutting down'))
    .map(({ worker }) => worker);
}

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
