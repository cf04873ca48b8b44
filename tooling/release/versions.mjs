import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import { Fault } from '../fault.mjs';
import { ifThere } from './files.mjs';

/**
 * What is known of a version that is all there.
 * @typedef {{
 *   version: string,
 *   commit: string | null,
 *   released: string,
 *   files: readonly { path: string, bytes: number }[],
 * }} Version `released`: when it last became the newest, ISO 8601
 * @typedef {import('./layout.mjs').Layout} Layout
 */

/**
 * The versions of an app that are there, the newest first.
 * @param {Layout} layout
 * @returns {Promise<Version[]>}
 */
export async function versionsOf(layout) {
  const names = (await ifThere(readdir(layout.releases))) ?? [];
  const records = await Promise.all(
    names
      .filter((name) => !name.startsWith('.') && name.endsWith('.json'))
      .map((name) => ifThere(readFile(path.join(layout.releases, name), 'utf8'))),
  );
  return records
    .filter((text) => text !== undefined)
    .map((text) => /** @type {Version} */ (JSON.parse(text)))
    .sort((one, other) => (one.released < other.released ? 1 : -1));
}

/**
 * The version that is served.
 * @param {Layout} layout
 * @returns {Promise<string | undefined>}
 */
export async function liveOf(layout) {
  const target = await ifThere(readlink(layout.pointer));
  return target && path.basename(target);
}

/**
 * The version that somebody names by it, or by a part of it that no other has.
 * @param {readonly Version[]} versions
 * @param {string} name
 */
export function versionCalled(versions, name) {
  const exact = versions.find(({ version }) => version === name);
  const [found, ...others] = exact
    ? [exact]
    : versions.filter(({ version }) => version.includes(name));
  if (found && others.length === 0) return found;
  throw new Fault(
    `${found ? `"${name}" is a part of several versions` : `There is no version "${name}"`}. The versions are: ${versions.map(({ version }) => version).join(', ')}.`,
  );
}

/**
 * Files of a version that are missing or cut short.
 * @param {Layout} layout
 * @param {Version} version
 */
export async function missingOf(layout, { version, files }) {
  const sizes = await Promise.all(
    files.map(({ path: file }) => ifThere(stat(path.join(layout.folderOf(version), file)))),
  );
  return files
    .filter(({ bytes }, index) => sizes[index]?.size !== bytes)
    .map(({ path: file }) => file);
}
