import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { ifExists } from './files.mjs';

/**
 * Record of a complete version.
 * @typedef {{
 *   version: string,
 *   commit: string | null,
 *   released: string,
 *   files: readonly { path: string, bytes: number }[],
 * }} Version `released`: time at which it last became the newest, ISO 8601
 * @typedef {import('./layout.mjs').Layout} Layout
 */

/**
 * The versions of an app, newest first.
 * @param {Layout} layout
 * @returns {Promise<Version[]>}
 */
export async function versionsOf(layout) {
  const names = (await ifExists(readdir(layout.releases))) ?? [];
  const records = await Promise.all(
    names
      .filter((name) => !name.startsWith('.') && name.endsWith('.json'))
      .map((name) => ifExists(readFile(path.join(layout.releases, name), 'utf8'))),
  );
  return records
    .filter((text) => text !== undefined)
    .map((text) => /** @type {Version} */ (JSON.parse(text)))
    .sort((one, other) => (one.released < other.released ? 1 : -1));
}

/**
 * The live version.
 * @param {Layout} layout
 * @returns {Promise<string | undefined>}
 */
export async function liveOf(layout) {
  const target = await ifExists(readlink(layout.pointer));
  return target && path.basename(target);
}

/**
 * Finds a version by its name, or by a part of it that is unique.
 * @param {readonly Version[]} versions
 * @param {string} name
 */
export function findVersion(versions, name) {
  const exact = versions.find(({ version }) => version === name);
  const [found, ...others] = exact
    ? [exact]
    : versions.filter(({ version }) => version.includes(name));
  if (found && others.length === 0) return found;
  throw new UserError(
    `${found ? `"${name}" matches several versions` : `There is no version "${name}"`}. The versions are: ${versions.map(({ version }) => version).join(', ')}.`,
  );
}

/**
 * Files of a version that are missing or truncated.
 * @param {Layout} layout
 * @param {Version} version
 */
export async function missingOf(layout, { version, files }) {
  const sizes = await Promise.all(
    files.map(({ path: file }) => ifExists(stat(path.join(layout.folderOf(version), file)))),
  );
  return files
    .filter(({ bytes }, index) => sizes[index]?.size !== bytes)
    .map(({ path: file }) => file);
}
