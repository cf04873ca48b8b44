import { link, lstat, readdir, readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../make-folder.mjs';
import { UserError } from '../user-error.mjs';
import { hasContentHash } from '../serve/content-hash.mjs';
import { ifExists, placeHardLink, placeLink } from './files.mjs';
import { missingOf } from './versions.mjs';

/**
 * @typedef {import('./layout.mjs').Layout} Layout
 * @typedef {import('./lock.mjs').Lock} Lock
 * @typedef {import('./versions.mjs').Version} Version
 */

/**
 * Makes a version live. All of its files become reachable first; then one symlink is replaced
 * atomically.
 * @param {Layout} layout
 * @param {Version} version
 * @param {{ lock: Lock, before?: () => Promise<void> }} options `before`: runs while the earlier
 *   version is still live
 */
export async function switchOver(layout, version, { lock, before }) {
  const missing = await missingOf(layout, version);
  if (missing.length > 0)
    throw new UserError(
      `${layout.app} ${version.version} is incomplete: ${missing.join(', ')}. Release its build again.`,
    );
  await linkServedFiles(layout, version);
  await before?.();
  await lock.check();
  await placeLink(path.join('.releases', version.version), layout.pointer);
}

/**
 * Makes the files of a version reachable at their paths: files with a content hash directly, the
 * others through the symlink to the live version.
 * @param {Layout} layout
 * @param {Version} version
 */
export async function linkServedFiles(layout, { version, files }) {
  const names = files.map(({ path: file }) => file);
  const folders = new Set(names.map((file) => path.join(layout.served, path.dirname(file))));
  for (const folder of folders) makeFolder(folder);
  await Promise.all(
    names.map((file) =>
      hasContentHash(file)
        ? linkFile(path.join(layout.folderOf(version), file), path.join(layout.served, file))
        : linkThroughLive(layout, file),
    ),
  );
  // Compressed copies of an earlier page that this version does not have.
  for (const file of await documentsIn(layout)) await linkThroughLive(layout, file);
}

/**
 * @param {Layout} layout
 * @param {string} file
 */
async function linkThroughLive(layout, file) {
  const served = path.join(layout.served, file);
  const target = path.join(path.relative(path.dirname(file), ''), '.live', file);
  if ((await linkAt(served)) !== target) await placeLink(target, served);
}

/**
 * Regular files at the paths of an app's page or manifest: they were deployed by other means.
 * @param {Layout} layout
 * @returns {Promise<string[]>}
 */
export async function documentsIn(layout) {
  const entries = (await ifExists(readdir(layout.served, { withFileTypes: true }))) ?? [];
  return entries
    .filter(
      (entry) => entry.isFile() && /^(?:index\.html|remote\.json)(?:\.\w+)?$/.test(entry.name),
    )
    .map(({ name }) => name)
    .sort();
}

/**
 * @param {string} own file of a version
 * @param {string} served
 */
async function linkFile(own, served) {
  try {
    await link(own, served);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    // A different file of the same name was damaged, or deployed by other means.
    const [one, other] = await Promise.all([stat(own), ifExists(stat(served))]);
    if (one.ino !== other?.ino) await placeHardLink(own, served);
  }
}

/** @param {string} file */
async function linkAt(file) {
  const facts = await ifExists(lstat(file));
  return facts?.isSymbolicLink() ? readlink(file) : undefined;
}
