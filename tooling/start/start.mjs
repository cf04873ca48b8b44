import { placeDeploymentFiles } from '../build/deployment-files.mjs';
import { staleApps } from '../build/staleness.mjs';
import { Fault } from '../fault.mjs';
import { hostFrom, portsFrom, portTaken, requireFreePorts } from '../ports.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { appIds } from '../workspace.mjs';
import { stopSignal } from './stop.mjs';
import { printWelcome } from './welcome.mjs';

/** `npm start`: installs what is missing, builds what is stale, and serves until it is stopped. */
export async function start(env = process.env) {
  const ports = portsFrom(env);
  const host = hostFrom(env);
  await requireFreePorts(Object.values(ports), host);
  ensureInstalled();
  await buildStale(appIds);
  // The server is made of packages, which are there only now.
  const { serveProduct } = await import('../serve/product.mjs');
  const product = await serveProduct({ ports, host }).catch((error) => {
    throw error.code === 'EADDRINUSE' ? portTaken(error.port) : error;
  });
  const stopped = stopSignal();
  await printWelcome(product.url, ports);
  await stopped;
  await product.close();
}

/**
 * Builds those of the apps whose sources have changed since their build.
 * @param {readonly string[]} ids
 */
export async function buildStale(ids) {
  await placeDeploymentFiles();
  const stale = await staleApps(ids);
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(', ')} ...`);
  // Loaded here alone: a start without anything to build does without the tools for it.
  const { buildApps } = await import('../build/build-apps.mjs');
  await buildApps(stale).catch((error) => {
    if (error instanceof Fault) throw new Fault(`${error.message} Nothing is served.`);
    throw error;
  });
}
