import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { releaseTable } from '../release/release-table.mjs';
import { release, rollBack } from '../release/release.mjs';
import { idOf } from './app-of.mjs';

const directory = process.cwd();

/**
 * Releases this app's build as a new version.
 * @param {{ root: string, keep?: number, commit?: string }} options `root`: folder that the apps are
 *   served from
 */
export async function releaseApp({ root, ...options }) {
  const from = path.join(directory, 'dist');
  if (!existsSync(from))
    throw new UserError('There is no build in dist. Run "npm run build" first.');
  const app = idOf(directory);
  const { version, cleared } = await release({ root: path.resolve(root), app, from, ...options });
  console.log(`Released ${app} ${version.version} to ${path.join(root, app)}.`);
  if (cleared.length > 0) console.log(`Removed ${cleared.join(', ')}.`);
}

/** @param {{ root: string, to?: string }} options `to`: a version; default: the previous one */
export async function rollBackApp({ root, to }) {
  const app = idOf(directory);
  const { version, before } = await rollBack({ root: path.resolve(root), app, to });
  console.log(`${app} ${version.version} is live again, instead of ${before ?? 'nothing'}.`);
}

/** @param {string} root */
export async function listReleases(root) {
  console.log(await releaseTable(path.resolve(root), idOf(directory)));
}
