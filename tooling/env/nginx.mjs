import process from 'node:process';
import { isExecutable, pathCandidates } from './find-program.mjs';

/** Debian installs it where only root's search path leads. */
const others = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * The nginx to test a deployment with: `NGINX_PATH` or an installed one.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} path of the program
 */
export function findNginx(env = process.env) {
  if (env.NGINX_PATH) return isExecutable(env.NGINX_PATH) ? env.NGINX_PATH : undefined;
  return [...pathCandidates(['nginx'], env.PATH), ...others].find(isExecutable);
}
