import { requireKnownApps } from '../build/known-apps.mjs';
import { hostFrom, originOf, portsFrom, requireFreePorts, servingHelp } from '../ports.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { buildStale } from '../start/start.mjs';
import { stopSignal } from '../start/stop.mjs';
import { printWelcome } from '../start/welcome.mjs';
import { wordsOf } from '../words-of.mjs';
import { appIds, distOf } from '../workspace.mjs';
import { serveFromSource } from './from-source.mjs';
import { watchLint, watchTypes } from './watch-checks.mjs';

export const usage = `Usage: npm run dev [-- <app> ...]

  Serves every app from source, with hot reload. If apps are named, only those and the shell are served
  from source; the others are served as built. Apps: ${appIds.join(', ')}.

${servingHelp}`;

/**
 * `npm run dev`: serves every app from source. If apps are named, only those and the shell are
 * served from source and the others as built: hot reload needs a development build of React, which
 * is the shell's. Types and lint are checked at the same time.
 * @param {readonly string[]} parameters names of apps
 */
export async function dev(parameters, env = process.env) {
  const names = wordsOf(parameters);
  const named = new Set(['shell', ...requireKnownApps(names)]);
  const fromSource = names.length > 0 ? appIds.filter((id) => named.has(id)) : appIds;
  const ports = portsFrom(env);
  const host = hostFrom(env);
  await requireFreePorts(Object.values(ports), host, 'dev');
  ensureInstalled();
  const stopped = stopSignal();
  const built = appIds.filter((id) => !fromSource.includes(id));
  await buildStale(built);

  const closeBuilt = await Promise.all(built.map((id) => serveBuilt(id, ports[id], host)));
  const servers = fromSource.map((id) => serveFromSource(id, env));
  /** @type {(() => unknown)[]} */
  let checks = [];
  const started = Promise.all(servers.map((server) => server.built)).then(async () => {
    await printWelcome(originOf(ports.shell ?? 0), ports);
    // Started after the first build, because the user waits for the page first.
    checks = [watchTypes(fromSource, env), watchLint(fromSource, env)];
  });
  try {
    await Promise.race([
      stopped,
      started.then(() => stopped),
      ...servers.map(({ ended }) => ended),
    ]);
  } finally {
    const stops = [...checks, ...servers.map(({ stop }) => stop), ...closeBuilt];
    await Promise.all(stops.map((stop) => stop()));
  }
}

/**
 * @param {string} id
 * @param {number | undefined} port
 * @param {string} host
 * @returns {Promise<() => Promise<void>>} stops it
 */
async function serveBuilt(id, port, host) {
  // Imported dynamically: the server needs packages, which are installed by now.
  const { serveRemote } = await import('../serve/product.mjs');
  const server = await serveRemote({ directory: distOf(id), port, host });
  return server.close;
}
