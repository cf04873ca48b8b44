import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { programOf } from '../programs.mjs';
import { packageOf, rootDirectory } from '../workspace.mjs';
import { typesReport } from './types-report.mjs';

/**
 * Checks types when a source file changes, and prints the result. Errors don't stop the servers.
 * @param {readonly string[]} ids
 * @param {NodeJS.ProcessEnv} env
 * @returns {() => Promise<unknown>} stops the check
 */
export function watchTypes(ids, env) {
  const options = ['--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const program = [programOf('typescript', 'tsc'), '-b', ...ids.map(packageOf), ...options];
  return watch('types', program, env, typesReport(console.log));
}

/**
 * Lints each file when it is saved, and prints the result.
 * @param {readonly string[]} ids
 * @param {NodeJS.ProcessEnv} env
 * @returns {() => Promise<unknown>} stops the check
 */
export function watchLint(ids, env) {
  const program = [path.join(import.meta.dirname, 'lint-on-save.mjs'), ...ids];
  return watch('lint', program, env, console.log);
}

/**
 * @param {string} name of the check
 * @param {string[]} program that watches, with its parameters
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} onLine called with each line of its output
 */
function watch(name, program, env, onLine) {
  const child = spawn(process.execPath, program, {
    cwd: rootDirectory,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let stopping = false;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  void exit.then(() => stopping || console.error(`${name}: no longer checked.`));
  if (child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  return () => {
    stopping = true;
    child.kill();
    return exit;
  };
}
