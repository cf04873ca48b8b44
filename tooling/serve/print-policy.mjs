import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Fault } from '../fault.mjs';
import { distOf } from '../workspace.mjs';
import { originsOfConfig } from './deployment-files.mjs';
import { contentSecurityPolicy } from './security-headers.mjs';

/**
 * `npm run policy`: prints the content security policy of a shell, for a web server to send.
 * @param {readonly string[]} parameters the directory that it is served from, its build if left out;
 *   `--nginx` to print a line of nginx's configuration
 */
export async function printPolicy(parameters) {
  const [directory = distOf('shell')] = parameters.filter((text) => !text.startsWith('--'));
  const policy = await policyOf(directory);
  console.log(
    parameters.includes('--nginx')
      ? `add_header Content-Security-Policy "${policy}" always;`
      : policy,
  );
}

/**
 * The policy of the shell in a directory, from its page and its configuration.
 * @param {string} directory
 */
export async function policyOf(directory) {
  const read = (/** @type {string} */ name) =>
    readFile(path.join(directory, name), 'utf8').catch(() => {
      throw new Fault(
        `There is no ${name} in ${directory}. Build the shell first: npm run build -- shell`,
      );
    });
  const [document, config] = await Promise.all([read('index.html'), read('config.json')]);
  return contentSecurityPolicy({ document, ...originsOfConfig(config) });
}
