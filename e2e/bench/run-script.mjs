import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a script of the bench prints as JSON; in a process of its own, for it imports the product's sources. */
export async function jsonOf(script, ...values) {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...values], {
    maxBuffer: 50_000_000,
  });
  return JSON.parse(stdout);
}
