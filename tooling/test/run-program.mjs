import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { programOf } from '../programs.mjs';
import { rootDirectory } from '../workspace.mjs';

/**
 * A young generation large enough for the objects of a test file: collecting it at the default size
 * takes an eighth of the time of a test.
 */
const youngGenerationSize = '--max-semi-space-size=64';

/**
 * Initial heap size in megabytes, below which Node runs no full garbage collection: with a small
 * one, it runs them again and again while a program grows.
 */
const initialHeapSize = `--initial-heap-size=${Math.min(2000, Math.round(totalmem() / 2 ** 23))}`;

/**
 * Runs a program of an installed package in the workspace.
 * @param {{ name: string, command?: string, parameters: string[], env?: NodeJS.ProcessEnv, alone?: boolean }} program
 *   `alone`: no other program writes to the terminal at the same time, so output need not be buffered
 * @returns {Promise<number>} its exit code
 */
export function runProgram({ name, command, parameters, env = {}, alone = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [initialHeapSize, programOf(name, command), ...parameters],
      {
        cwd: rootDirectory,
        env: {
          ...process.env,
          NODE_OPTIONS: [process.env.NODE_OPTIONS, youngGenerationSize].filter(Boolean).join(' '),
          ...env,
        },
        stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
      },
    );
    const output = /** @type {Buffer[]} */ ([]);
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}
