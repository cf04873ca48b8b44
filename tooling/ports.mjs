import { UserError } from './user-error.mjs';
import { isFree } from './free-port.mjs';
import { appIds } from './workspace.mjs';

/** Default port of the shell; the role apps follow it. */
export const defaultPort = 3000;

/** Help text for the environment variables that set where `npm start` and `npm run dev` serve. */
export const servingHelp = `  PORT=${defaultPort}       the shell's port; the role apps take the ${appIds.length - 1} after it
  HOST=127.0.0.1  the address to serve on; 0.0.0.0 lets other computers in`;

/** The host to serve on: this computer alone, unless `HOST` says otherwise. */
export const hostFrom = (/** @type {NodeJS.ProcessEnv} */ env) => env.HOST || '127.0.0.1';

/**
 * The port of each app: `PORT` is the shell's, the role apps take the ones after it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, number>}
 */
export function portsFrom(env) {
  const first = env.PORT ? Number(env.PORT) : defaultPort;
  const last = 65_535 - appIds.length + 1;
  if (!Number.isInteger(first) || first < 1 || first > last) {
    throw new UserError(
      `PORT has to be a number from 1 to ${last} (the role apps take the ${appIds.length - 1} ports after it), not "${env.PORT}".`,
    );
  }
  return Object.fromEntries(appIds.map((id, index) => [id, first + index]));
}

/** @param {number} port */
export const originOf = (port) => `http://localhost:${port}`;

/**
 * The error for a port that is in use.
 * @param {number} port
 * @param {string} [script] the npm script that was run
 */
export function portInUse(port, script = 'start') {
  const other = port >= 4000 && port < 4100 ? 5000 : 4000;
  return new UserError(
    `Port ${port} is in use by another program. Stop it, or choose other ports with\n\n` +
      `  PORT=${other} npm ${script === 'start' ? script : `run ${script}`}\n\n` +
      `which takes ${other} for the shell and ${other + 1} to ${other + appIds.length - 1} for the role apps.`,
  );
}

/**
 * Fails if a port is in use, before anything slow starts.
 * @param {Iterable<number>} ports
 * @param {string} host
 * @param {string} [script] the npm script that was run
 */
export async function requireFreePorts(ports, host, script) {
  for (const port of ports) {
    if (!(await isFree(port, host))) throw portInUse(port, script);
  }
}
