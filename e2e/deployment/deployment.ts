import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeNginxSite } from '../../tooling/deployment/nginx-command.mjs';
import { release } from '../../tooling/release/release.mjs';
import { originsMoved, withOrigins } from '../../tooling/serve/deployment-files.mjs';
import { appIds, distOf } from '../../tooling/workspace.mjs';
import { freePorts, prepareNginx, startNginx, type RunningNginx } from './nginx';

/**
 * The product as an operator runs it: released into folders, behind the product's own nginx.conf.
 */
export interface Deployment {
  /** Directory of `nginx.conf`. */
  directory: string;
  /** Directory that apps are released to. */
  root: string;
  /** Origin of the shell. */
  url: string;
  /** Origin of an app, `shell` or a role app. */
  originOf(app: string): string;
  /** Directory that an app is served from. */
  rootOf(app: string): string;
  /** Updates a JSON file of the shell, such as `config.json`. */
  change(file: string, update: (value: Record<string, never>) => unknown): Promise<void>;
  /**
   * Regenerates nginx's include files and reloads them, after a release of the shell or a change of
   * `config.json`.
   */
  reconfigure(...options: string[]): Promise<void>;
  nginx: RunningNginx;
  /** Content of nginx's access log. */
  log(): Promise<string>;
  /** Content of nginx's error logs. */
  errorLog(): Promise<string>;
  close(): Promise<void>;
}

/** Releases the build into a deployment's folders and starts nginx, with a port for each app. */
export async function deploy(): Promise<Deployment> {
  const directory = await mkdtemp(path.join(tmpdir(), 'praxis-deployment-'));
  // nginx workers run as another user when root starts the server.
  await chmod(directory, 0o755);
  const root = path.join(directory, 'served');
  for (const app of appIds) await release({ root, app, from: distOf(app) });
  // As late as possible: another process could take a free port in the meantime.
  const ports = await freePorts(appIds);
  const originOf = (app: string) => `http://localhost:${ports[app]}`;
  const rootOf = (app: string) => path.join(root, app);
  const log = path.join(directory, 'access.log');

  const change: Deployment['change'] = async (file, update) => {
    const target = path.join(rootOf('shell'), file);
    const value = JSON.parse(await readFile(target, 'utf8')) as Record<string, never>;
    await writeFile(target, JSON.stringify(update(value), null, 2));
  };
  const configure = (options: readonly string[]) =>
    writeNginxSite([
      ...['--root', root, '--origin', originOf('shell'), '--listen', '127.0.0.1', '--log', log],
      ...options,
    ]);

  const moved = originsMoved(Object.fromEntries(appIds.map((app) => [app, originOf(app)])));
  for (const file of ['config.json', 'remotes.json'])
    await change(file, (value) => JSON.parse(withOrigins(JSON.stringify(value), moved)));
  await configure([]);
  await prepareNginx(directory, root);
  const nginx = await startNginx(directory, ports.shell ?? 0);
  return {
    directory,
    root,
    url: originOf('shell'),
    originOf,
    rootOf,
    change,
    async reconfigure(...options) {
      await configure(options);
      await nginx.reload();
    },
    nginx,
    log: () => readFile(log, 'utf8'),
    async errorLog() {
      const logs = ['error.log', 'access.error.log'].map((name) => path.join(directory, name));
      return (await Promise.all(logs.map((file) => readFile(file, 'utf8')))).join('');
    },
    async close() {
      await nginx.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
