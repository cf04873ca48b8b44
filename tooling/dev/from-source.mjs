import { spawn } from 'node:child_process';
import { UserError } from '../user-error.mjs';
import { programOf } from '../programs.mjs';
import { directoryOf } from '../workspace.mjs';

/**
 * An app that is served from source. `built` resolves after the first build. `ended` rejects when
 * the server exits.
 * @typedef {{ built: Promise<void>, ended: Promise<never>, stop: () => Promise<unknown> }} SourceServer
 */

/**
 * Serves one app from source with hot module replacement: runs `webpack serve` in the app's folder.
 * @param {string} id
 * @param {NodeJS.ProcessEnv} env
 * @returns {SourceServer}
 */
export function serveFromSource(id, env) {
  const child = spawn(
    process.execPath,
    [programOf('webpack-cli', 'webpack-cli'), 'serve', '--hot'],
    { cwd: directoryOf(id), env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const exit = new Promise((resolve) => child.once('exit', resolve));
  return {
    built: new Promise((resolve) => child.once('message', () => resolve())),
    ended: exit.then(() => {
      throw new UserError(`${id} is no longer served. See the output above for the reason.`);
    }),
    stop: () => {
      child.kill();
      return exit;
    },
  };
}
