import { rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { linkLibraries } from './link-libraries';

/** Errors with which npm reports that a library is neither in the registry nor in its cache. */
const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|E40[1357]|E5\d\d)\b/;

/**
 * Installs a project as its team does: with npm, our packages from their archives, and all other
 * libraries from the registry or npm's cache. If neither has them, links the libraries of this
 * repository, so that the rest can be tested.
 * @returns `missing`: why npm could not install it
 */
export function install(project: string, env: NodeJS.ProcessEnv): { missing?: string } {
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefer-offline', '--fetch-retries=0', '--no-audit', '--no-fund'],
    { cwd: project, env, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status === 0) return {};
  const reason = unreachable.exec(stderr)?.[0];
  if (reason === undefined) throw new Error(`npm install failed:\n${stderr}`);
  rmSync(path.join(project, 'node_modules'), { recursive: true, force: true });
  linkLibraries(project);
  return { missing: `npm has no registry here (${reason})` };
}
