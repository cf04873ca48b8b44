import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { UserError } from '../user-error.mjs';
import { programOf } from '../programs.mjs';
import { onStop } from '../start/stop.mjs';
import { directoryOf, sourceOf } from '../workspace.mjs';

/** Maximum number of concurrent builds: each keeps one CPU busy while minifying. */
const maxConcurrent = Math.max(1, Math.min(2, availableParallelism()));

/** @param {string} id */
const sizeOf = (id) => readdirSync(sourceOf(id), { recursive: true }).length;

/**
 * Builds apps for production, two at a time. Continues after a failure. Starts with the apps with
 * the most files: if started last, one would be built while the other CPU is idle.
 * @param {readonly string[]} ids
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function buildApps(ids, { log = console.log } = {}) {
  const waiting = [...ids].sort((a, b) => sizeOf(b) - sizeOf(a));
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const started = Date.now();
      const { succeeded, output } = await runWebpack(id);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      log(`${succeeded ? 'built' : 'FAILED'} ${id} in ${seconds} s`);
      if (output.trim()) log(output.trimEnd());
      if (!succeeded) failed.push(id);
    }
  };
  await untilStopped(() =>
    Promise.all(Array.from({ length: Math.min(maxConcurrent, ids.length) }, work)),
  );
  if (failed.length > 0)
    throw new UserError(`Not built: ${failed.join(', ')}. See the errors above.`);
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const builds = new Set();

/**
 * Runs work that starts processes, and kills these if this process is stopped.
 * @param {() => Promise<unknown>} work
 */
async function untilStopped(work) {
  const ignoreStop = onStop(() => {
    for (const child of builds) child.kill();
    process.exit(1);
  });
  try {
    await work();
  } finally {
    ignoreStop();
  }
}

/**
 * Runs `webpack` in an app's folder, as a separate process, so that two builds use two CPUs.
 * @param {string} id
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
function runWebpack(id) {
  return new Promise((resolve) => {
    // No output for a build without errors and warnings.
    const quiet = ['--no-stats-errors-count', '--no-stats-warnings-count'];
    const child = spawn(process.execPath, [programOf('webpack-cli', 'webpack-cli'), ...quiet], {
      cwd: directoryOf(id),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    builds.add(child);
    const output = /** @type {Buffer[]} */ ([]);
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const text = () => Buffer.concat(output).toString('utf8');
    child.once('error', (error) => resolve({ succeeded: false, output: String(error) }));
    child.once('close', (code) => {
      builds.delete(child);
      resolve({ succeeded: code === 0, output: text() });
    });
  });
}
