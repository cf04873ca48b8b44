import { folderOf } from '../folder-of.mjs';
import { wordsOf } from '../words-of.mjs';
import { distOf } from '../workspace.mjs';
import { policyOf } from './policy-of.mjs';

export const usage = `Usage: npm run policy [-- <directory>]

  Prints the content security policy of a shell, for a web server to send.

  <directory>  folder that the shell is served from; default: its build`;

/**
 * `npm run policy`: prints the content security policy of a shell.
 * @param {readonly string[]} parameters the folder that the shell is served from; default: its build
 */
export async function printPolicy(parameters) {
  const [directory = distOf('shell')] = wordsOf(parameters, 1);
  console.log(await policyOf(folderOf(directory, 'The folder')));
}
