import { requireKnownApps } from '../build/known-apps.mjs';
import { hostFrom, originOf, portsFrom, requireFreePorts } from '../ports.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { buildStale } from '../start/start.mjs';
import { stopSignal } from '../start/stop.mjs';
import { printWelcome } from '../start/welcome.mjs';
import { appIds, distOf, remoteIds } from '../workspace.mjs';
import { serveFromSource } from './from-source.mjs';

/**
 * `npm run dev`: serves every app from its source. With names, those apps alone, against the others
 * as they are built.
 * @param {readonly string[]} names
 */
export async function dev(names, env = process.env) {
  const fromSource = names.length > 0 ? requireKnownApps(names) : appIds;
  const ports = portsFrom(env);
  const host = hostFrom(env);
  await requireFreePorts(Object.values(ports), host, 'dev');
  ensureInstalled();
  const stopped = stopSignal();
  const built = appIds.filter((id) => !fromSource.includes(id));
  await buildStale(built);

  const origins = Object.fromEntries(remoteIds.map((id) => [id, originOf(ports[id] ?? 0)]));
  const hot = fromSource.includes('shell');
  const closes = await Promise.all(
    built.map((id) => serveBuilt({ id, ports, host, origins, fromSource })),
  );
  const servers = fromSource.map((id) => serveFromSource(id, { hot, env }));
  const welcomed = Promise.all(servers.map((server) => server.built)).then(() =>
    printWelcome(originOf(ports.shell ?? 0), ports),
  );
  try {
    await Promise.race([
      stopped,
      welcomed.then(() => stopped),
      ...servers.map(({ ended }) => ended),
    ]);
  } finally {
    await Promise.all([...servers.map(({ stop }) => stop()), ...closes.map((close) => close())]);
  }
}

/**
 * @param {{
 *   id: string,
 *   ports: Readonly<Record<string, number>>,
 *   host: string,
 *   origins: Readonly<Record<string, string>>,
 *   fromSource: readonly string[],
 * }} app
 * @returns {Promise<() => Promise<void>>} stops it
 */
async function serveBuilt({ id, ports, host, origins, fromSource }) {
  const options = { directory: distOf(id), port: ports[id], host };
  // The servers are made of packages, which are there only now.
  const { serveRemote, serveShell } = await import('../serve/product.mjs');
  const server =
    id === 'shell'
      ? await serveShell({ ...options, origins, connect: channelsOf(fromSource, ports) })
      : await serveRemote(options);
  return server.close;
}

/**
 * Where the page hears of changes: the shell's policy has to let it.
 * @param {readonly string[]} fromSource
 * @param {Readonly<Record<string, number>>} ports
 */
const channelsOf = (fromSource, ports) => fromSource.map((id) => `ws://localhost:${ports[id]}`);
