import { lstat, readdir, readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import { Fault } from '../fault.mjs';
import { isNamedByContent } from '../serve/named-by-content.mjs';
import { ifThere, placeHardLink, placeLink } from './files.mjs';
import { missingOf } from './versions.mjs';

/**
 * @typedef {import('./layout.mjs').Layout} Layout
 * @typedef {import('./lock.mjs').Lock} Lock
 * @typedef {import('./versions.mjs').Version} Version
 */

/**
 * Makes a version the one that is served. All that it needs is put in reach first; what changes over
 * is one link, at once.
 * @param {Layout} layout
 * @param {Version} version
 * @param {{ lock: Lock, before?: () => Promise<void> }} options `before`: what has to be done while
 *   the earlier version is still served
 */
export async function switchOver(layout, version, { lock, before }) {
  const missing = await missingOf(layout, version);
  if (missing.length > 0)
    throw new Fault(
      `${layout.app} ${version.version} is not all there: ${missing.join(', ')}. Release its build again.`,
    );
  await serveFilesOf(layout, version);
  await before?.();
  await lock.check();
  await placeLink(path.join('.releases', version.version), layout.pointer);
}

/**
 * Puts the files of a version where they are asked for: those named by content as they are, the
 * others by way of the version that is live.
 * @param {Layout} layout
 * @param {Version} version
 */
export async function serveFilesOf(layout, { version, files }) {
  for (const { path: file } of files) {
    const served = path.join(layout.served, file);
    if (isNamedByContent(file)) {
      const own = path.join(layout.folderOf(version), file);
      if (!(await areOneFile(own, served))) await placeHardLink(own, served);
    } else await serveLiveOne(layout, file);
  }
  // A compressed copy of an earlier page that this version has none of.
  for (const file of await documentsIn(layout)) await serveLiveOne(layout, file);
}

/**
 * @param {Layout} layout
 * @param {string} file
 */
async function serveLiveOne(layout, file) {
  const served = path.join(layout.served, file);
  const target = path.join(path.relative(path.dirname(file), ''), '.live', file);
  if ((await linkAt(served)) !== target) await placeLink(target, served);
}

/**
 * What begins an app, and stands there as a file of its own: it was put there by other means.
 * @param {Layout} layout
 * @returns {Promise<string[]>}
 */
export async function documentsIn(layout) {
  const entries = (await ifThere(readdir(layout.served, { withFileTypes: true }))) ?? [];
  return entries
    .filter(
      (entry) => entry.isFile() && /^(?:index\.html|remote\.json)(?:\.\w+)?$/.test(entry.name),
    )
    .map(({ name }) => name)
    .sort();
}

/**
 * @param {string} one
 * @param {string} other may not be there
 */
async function areOneFile(one, other) {
  const there = await ifThere(stat(other));
  return there !== undefined && there.ino === (await stat(one)).ino;
}

/** @param {string} file */
async function linkAt(file) {
  const facts = await ifThere(lstat(file));
  return facts?.isSymbolicLink() ? readlink(file) : undefined;
}
