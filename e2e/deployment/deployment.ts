import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeNginxSite } from '../../tooling/deployment/nginx-command.mjs';
import { release } from '../../tooling/release/release.mjs';
import { originsMoved, withOrigins } from '../../tooling/serve/deployment-files.mjs';
import { appIds, distOf } from '../../tooling/workspace.mjs';
import { freePorts, prepareNginx, startNginx, type RunningNginx } from './nginx';

/** The product as an operator runs it: released into folders, behind the product's own nginx.conf. */
export interface Deployment {
  /** Where `nginx.conf` is. */
  directory: string;
  /** What apps are released to. */
  root: string;
  /** Origin of the shell. */
  url: string;
  /** Origin of an app, `shell` or a role app. */
  originOf(app: string): string;
  /** The folder that an app is served from. */
  rootOf(app: string): string;
  /** Reads a JSON file of the shell, such as `config.json`, and writes what becomes of it. */
  change(file: string, become: (value: Record<string, never>) => unknown): Promise<void>;
  /** Makes the includes anew and has nginx read them: after a release of the shell, or a change of `config.json`. */
  reconfigure(...options: string[]): Promise<void>;
  nginx: RunningNginx;
  /** What nginx has written into its log of requests. */
  log(): Promise<string>;
  close(): Promise<void>;
}

/** Puts the build into a deployment's folders and starts nginx before them, each app on a port of its own. */
export async function deploy(): Promise<Deployment> {
  const directory = await mkdtemp(path.join(tmpdir(), 'praxis-deployment-'));
  // Workers of a server that root starts are somebody else.
  await chmod(directory, 0o755);
  const root = path.join(directory, 'served');
  for (const app of appIds) await release({ root, app, from: distOf(app) });
  // Not before: a port that is free now is another's if it is used seconds later.
  const ports = await freePorts(appIds);
  const originOf = (app: string) => `http://localhost:${ports[app]}`;
  const rootOf = (app: string) => path.join(root, app);
  const log = path.join(directory, 'access.log');

  const change: Deployment['change'] = async (file, become) => {
    const target = path.join(rootOf('shell'), file);
    const value = JSON.parse(await readFile(target, 'utf8')) as Record<string, never>;
    await writeFile(target, JSON.stringify(become(value), null, 2));
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
    async close() {
      await nginx.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
