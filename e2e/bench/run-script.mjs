import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Returns the JSON that a script of the bench prints. It runs in a process of its own, because it
 * imports the product's sources.
 */
export async function runJsonScript(script, ...values) {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...values], {
    maxBuffer: 50_000_000,
  });
  return JSON.parse(stdout);
}
