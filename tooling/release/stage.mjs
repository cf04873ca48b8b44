import { createHash } from 'node:crypto';
import { constants, readFileSync } from 'node:fs';
import { copyFile, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../make-folder.mjs';
import { hasContentHash } from '../serve/content-hash.mjs';
import { filesIn, ifExists, placeCopy, placeHardLink, placeText } from './files.mjs';
import { hasFixedName, isOwnedByDeployment } from './layout.mjs';
import { versionsOf } from './versions.mjs';

/**
 * @typedef {import('./layout.mjs').Layout} Layout
 * @typedef {import('./versions.mjs').Version} Version
 */

/**
 * Copies a build into the folder of its version, and then writes the version's record: a version
 * without one does not exist. The record of a build that was released before changes only when it
 * goes live.
 * @param {Layout} layout
 * @param {{ from: string, commit?: string | null, at?: Date }} build
 * @returns {Promise<Version>}
 */
export async function stage(layout, { from, commit = null, at = new Date() }) {
  const files = (await filesIn(from)).filter((file) => hasContentHash(file) || hasFixedName(file));
  const version = await nameOf(from, files);
  const others = await versionsOf(layout);
  const released = timeAfter(others, at);
  const before = others.find((other) => other.version === version);
  const folder = layout.folderOf(version);
  const folders = new Set(files.map((file) => path.join(folder, path.dirname(file))));
  for (const one of folders) makeFolder(one);
  const list = await Promise.all(
    files.map(async (file) => {
      const source = path.join(from, file);
      const target = path.join(folder, file);
      const { size: bytes } = await stat(source);
      if (!before || (await ifExists(stat(target)))?.size !== bytes) {
        const served = path.join(layout.served, file);
        if (others.length > 0 && hasContentHash(file) && (await haveSameContent(source, served)))
          await placeHardLink(served, target);
        // Without a record the version does not exist yet, so nobody sees a partial file.
        else if (!before) await copyFile(source, target, constants.COPYFILE_FICLONE);
        else await placeCopy(source, target);
      }
      return { path: file, bytes };
    }),
  );
  /** @type {Version} */
  const record = {
    version,
    commit: commit ?? before?.commit ?? null,
    released: released.toISOString(),
    files: list,
  };
  if (!before) await markNewest(layout, record);
  return record;
}

/**
 * Makes a complete version the newest one.
 * @param {Layout} layout
 * @param {Version} record
 */
export async function markNewest(layout, record) {
  const { version, files } = record;
  const released = new Date(record.released);
  // Web servers compute ETags from time and size, so no two versions may have the same time.
  for (const { path: file } of files.filter((one) => hasFixedName(one.path)))
    await utimes(path.join(layout.folderOf(version), file), released, released);
  await placeText(`${JSON.stringify(record, null, 2)}\n`, layout.recordOf(version));
}

/**
 * Name of a build: the version of its app, and a hash of all its files. The same build has the same
 * name wherever it is released.
 * @param {string} from
 * @param {readonly string[]} files
 */
async function nameOf(from, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(path.join(from, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return `${await ownVersionOf(from)}-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * The version in a build: in a role app's manifest, or in the shell's page.
 * @param {string} from
 */
async function ownVersionOf(from) {
  const [manifest, page] = await Promise.all(
    ['remote.json', 'index.html'].map((file) => ifExists(readFile(path.join(from, file), 'utf8'))),
  );
  const version = manifest
    ? JSON.parse(manifest).version
    : /<meta name="praxis-version" content="([^" ]+)/.exec(page ?? '')?.[1];
  return typeof version === 'string' && /^[\w.+-]+$/.test(version) ? version : '0.0.0';
}

/**
 * A time later than that of all other versions, in whole seconds, the resolution of file times.
 * @param {readonly Version[]} others
 * @param {Date} at
 */
function timeAfter(others, at) {
  const newest = Math.max(0, ...others.map(({ released }) => Date.parse(released)));
  return new Date(Math.max(at.getTime(), newest + 1_000));
}

/**
 * @param {string} one
 * @param {string} other may not exist
 */
async function haveSameContent(one, other) {
  const sizes = await Promise.all([stat(one), ifExists(stat(other))]);
  if (sizes[0].size !== sizes[1]?.size) return false;
  // Sequentially: in parallel, a process would exceed its limit of open files.
  return readFileSync(one).equals(readFileSync(other));
}

/**
 * Copies the deployment's own files if they don't exist yet.
 * @param {Layout} layout
 * @param {string} from
 */
export async function copyDeploymentFiles(layout, from) {
  for (const file of (await filesIn(from)).filter(isOwnedByDeployment)) {
    const target = path.join(layout.served, file);
    if (!(await ifExists(stat(target)))) await placeCopy(path.join(from, file), target);
  }
}
