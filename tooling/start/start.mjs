import { parseArgs } from 'node:util';
import { placeDeploymentFiles } from '../build/deployment-files.mjs';
import { staleApps } from '../build/staleness.mjs';
import { UserError } from '../user-error.mjs';
import { hostFrom, portInUse, portsFrom, requireFreePorts, servingHelp } from '../ports.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { isWebAddress } from '../web-address.mjs';
import { appIds } from '../workspace.mjs';
import { stopSignal } from './stop.mjs';
import { printWelcome } from './welcome.mjs';

export const usage = `Usage: npm start

  Installs what is missing, builds what is stale, and serves the product.

${servingHelp}
  BACK_END=ADDRESS  a real API instead of the simulated one, such as http://localhost:4010`;

/**
 * `npm start`: installs missing packages, builds stale apps, and serves until it is stopped.
 * @param {readonly string[]} words of the command line; none are accepted
 */
export async function start(words, env = process.env) {
  parseArgs({ args: [...words], options: {} });
  const ports = portsFrom(env);
  const host = hostFrom(env);
  const replace = backEndFrom(env);
  await requireFreePorts(Object.values(ports), host);
  ensureInstalled();
  await buildStale(appIds);
  // Imported dynamically: the server needs packages, which are installed by now.
  const { serveProduct } = await import('../serve/product.mjs');
  const product = await serveProduct({ ports, host, replace }).catch((error) => {
    throw error.code === 'EADDRINUSE' ? portInUse(error.port) : error;
  });
  const stopped = stopSignal();
  await printWelcome(product.url, ports);
  await stopped;
  await product.close();
}

/**
 * Replaces the simulated back end in the served configuration with the address in `BACK_END`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, (text: string | undefined) => string | undefined>}
 */
export function backEndFrom({ BACK_END: backEnd }) {
  if (!backEnd) return {};
  if (!isWebAddress(backEnd))
    throw new UserError(
      `BACK_END has to be an address such as http://localhost:4010, not "${backEnd}".`,
    );
  return {
    '/config.json': (text) => text && JSON.stringify({ ...JSON.parse(text), backEnd }),
  };
}

/**
 * Builds those apps whose sources have changed since their last build.
 * @param {readonly string[]} ids
 */
export async function buildStale(ids) {
  await placeDeploymentFiles();
  const stale = await staleApps(ids);
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(', ')} ...`);
  // Imported dynamically: a start with nothing to build doesn't need the build tools.
  const { buildApps } = await import('../build/build-apps.mjs');
  await buildApps(stale).catch((error) => {
    if (error instanceof UserError) throw new UserError(`${error.message} Nothing is served.`);
    throw error;
  });
}
