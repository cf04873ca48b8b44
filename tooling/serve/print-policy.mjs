import { distOf } from '../workspace.mjs';
import { policyOf } from './policy-of.mjs';

export const usage = `Usage: npm run policy [-- <directory>]

  Prints the content security policy of a shell, for a web server to send.

  <directory>  the shell is served from; its build if left out`;

/**
 * `npm run policy`: prints the content security policy of a shell, for a web server to send.
 * @param {readonly string[]} parameters the directory that it is served from, its build if left out
 */
export async function printPolicy([directory = distOf('shell')]) {
  console.log(await policyOf(directory));
}
