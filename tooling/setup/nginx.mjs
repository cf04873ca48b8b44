import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { findNginx } from '../env/nginx.mjs';
import { UserError } from '../user-error.mjs';

/** Timeout of one step of the installation, in milliseconds. */
const timeoutMs = 300_000;

const installation = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'nginx'],
];

/**
 * Interface to the computer, for tests.
 * @typedef {{
 *   find: () => string | undefined,
 *   succeeds: (command: string, parameters: string[]) => boolean,
 *   isRoot: boolean,
 *   chosen: string | undefined,
 * }} Computer `chosen`: the program that NGINX_PATH names
 */

/** @returns {Computer} */
const thisComputer = () => ({
  find: findNginx,
  succeeds: (command, parameters) =>
    spawnSync(command, parameters, {
      stdio: 'inherit',
      timeout: timeoutMs,
      // In this runlevel, Debian's package starts no server.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0,
  isRoot: process.getuid?.() === 0,
  chosen: process.env.NGINX_PATH,
});

/**
 * The nginx to test deployments with; installs it if it is missing and can be installed.
 * @returns {{ program?: string, missing?: string }} `missing`: why there is none, and how to get it
 */
export function ensureNginx({ find, succeeds, isRoot, chosen } = thisComputer()) {
  const found = find();
  if (found) return { program: found };
  if (chosen) throw new UserError(`NGINX_PATH names ${chosen}, which is not executable.`);
  if (isRoot) {
    console.log("nginx is not installed. Installing Debian's package ...");
    const done = installation.every(([command = '', ...words]) => succeeds(command, words));
    const installed = done ? find() : undefined;
    if (installed) return { program: installed };
  }
  return {
    missing:
      'nginx is not installed, and it can only be installed automatically as root on Debian. Install nginx, or name it with NGINX_PATH=/path/to/nginx.',
  };
}
