import { spawn } from 'node:child_process';
import { Fault } from '../fault.mjs';
import { programOf } from '../programs.mjs';
import { directoryOf } from '../workspace.mjs';

/**
 * An app that is served from its source. `built`: for the first time. `ended`: rejects when it is
 * served no longer.
 * @typedef {{ built: Promise<void>, ended: Promise<never>, stop: () => Promise<unknown> }} SourceServer
 */

/**
 * Serves one app from its source, and exchanges in the open page what changes: `webpack serve` in the
 * app's folder.
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
      throw new Fault(`${id} is served no longer. The reason is above.`);
    }),
    stop: () => {
      child.kill();
      return exit;
    },
  };
}
