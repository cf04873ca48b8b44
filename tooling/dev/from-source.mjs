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
 * Serves one app from its source and builds it again whenever a source changes: `webpack serve` in
 * the app's folder.
 * @param {string} id
 * @param {{ hot: boolean, env: NodeJS.ProcessEnv }} options `hot`: exchange changed components in the
 *   open page, which needs the shell to be served from source as well
 * @returns {SourceServer}
 */
export function serveFromSource(id, { hot, env }) {
  const child = spawn(
    process.execPath,
    [programOf('webpack-cli', 'webpack-cli'), 'serve', hot ? '--hot' : '--no-hot'],
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
