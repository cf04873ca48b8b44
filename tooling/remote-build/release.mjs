import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { filesIn } from '../release/files.mjs';
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
  const changed = await changedSince(path.join(from, 'remote.json'));
  if (changed)
    console.log(
      `${changed} has changed since it was built. To release that: npm run build, then npm run release again.`,
    );
  if (cleared.length > 0) console.log(`Removed ${cleared.join(', ')}.`);
}

/**
 * A source file that is newer than the build.
 * @param {string} manifest
 */
async function changedSince(manifest) {
  const { mtimeMs: builtAt } = await stat(manifest);
  for (const file of await filesIn(path.join(directory, 'src')))
    if ((await stat(path.join(directory, 'src', file))).mtimeMs > builtAt)
      return path.posix.join('src', file);
  return undefined;
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
