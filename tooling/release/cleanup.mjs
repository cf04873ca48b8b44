import { lstat, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasContentHash } from '../serve/content-hash.mjs';
import { filesIn, ifExists, temporaryPrefix } from './files.mjs';
import { liveOf, versionsOf } from './versions.mjs';

/**
 * @typedef {import('./layout.mjs').Layout} Layout
 * @typedef {import('./versions.mjs').Version} Version
 */

/**
 * Removes all versions except the newest ones and the live one, and then every file that no
 * remaining version contains.
 * @param {Layout} layout
 * @param {number} keep number of versions to keep
 * @returns {Promise<{ versions: string[], files: string[] }>} what was removed
 */
export async function removeOldVersions(layout, keep) {
  const live = await liveOf(layout);
  const all = await versionsOf(layout);
  const inOrder = [
    ...all.filter(({ version }) => version === live),
    ...all.filter(({ version }) => version !== live),
  ];
  const kept = inOrder.slice(0, keep);
  const cleared = inOrder.slice(keep);
  for (const { version } of cleared) {
    // The record first: a version without one does not exist.
    await rm(layout.recordOf(version), { force: true });
    await rm(layout.folderOf(version), { recursive: true, force: true });
  }
  const needed = new Set(kept.flatMap(({ files }) => files.map(({ path: file }) => file)));
  /** @type {string[]} */
  const files = [];
  for (const file of await filesIn(layout.served))
    if (!needed.has(file) && (hasContentHash(file) || (await isBrokenLink(layout, file))))
      files.push(file);
  for (const file of files) await rm(path.join(layout.served, file), { force: true });
  return { versions: cleared.map(({ version }) => version), files };
}

/**
 * Whether a file is a symlink to a file that the live version does not have. Files that others put
 * there are not symlinks, and are kept.
 * @param {Layout} layout
 * @param {string} file
 */
async function isBrokenLink(layout, file) {
  const served = path.join(layout.served, file);
  return (await lstat(served)).isSymbolicLink() && !(await ifExists(stat(served)));
}

/**
 * Removes what an aborted release left behind: folders without a record, and temporary files.
 * @param {Layout} layout
 */
export async function removeLeftovers(layout) {
  const versions = new Set((await versionsOf(layout)).map(({ version }) => version));
  for (const name of (await ifExists(readdir(layout.releases))) ?? []) {
    if (name.startsWith('.') || name.endsWith('.json') || versions.has(name)) continue;
    await rm(layout.folderOf(name), { recursive: true, force: true });
  }
  const directories = [layout.served, layout.releases, ...(await directoriesIn(layout.served))];
  for (const directory of directories)
    for (const name of (await ifExists(readdir(directory))) ?? [])
      if (name.startsWith(temporaryPrefix)) await rm(path.join(directory, name), { force: true });
}

/** @param {string} directory */
async function directoriesIn(directory) {
  const files = await filesIn(directory);
  const below = new Set(files.map((file) => path.join(directory, path.dirname(file))));
  below.delete(directory);
  const facts = await Promise.all([...below].map((one) => ifExists(stat(one))));
  return [...below].filter((_, index) => facts[index]?.isDirectory());
}
