import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { Layout } from '../release/layout.mjs';
import { versionsOf } from '../release/versions.mjs';
import { originsOfConfig } from './read-deployment.mjs';
import { contentSecurityPolicy } from './security-headers.mjs';

/**
 * The content security policy of the shell in a directory, from its configuration and its pages:
 * those of all releases there, because any of them may be served next.
 * @param {string} directory
 */
export async function policyOf(directory) {
  const read = (/** @type {string} */ name) =>
    readFile(path.join(directory, name), 'utf8').catch(() => {
      throw new UserError(
        `There is no ${name} in ${directory}. Name the folder that the shell is served from, or build the shell first: npm run build -- shell`,
      );
    });
  const layout = new Layout(path.dirname(directory), path.basename(directory));
  const versions = await versionsOf(layout);
  const pages =
    versions.length > 0
      ? versions.map(({ version }) => path.join('.releases', version, 'index.html'))
      : ['index.html'];
  const [config, ...documents] = await Promise.all(['config.json', ...pages].map(read));
  return contentSecurityPolicy({ document: documents.join('\n'), ...originsOfConfig(config) });
}
