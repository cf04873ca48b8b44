import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';
import { hashOfSources, stampOf } from './sources.mjs';

/**
 * Whether an app has no build, or one of other sources than the current ones.
 * @param {string} id
 * @param {string} [root] directory of the workspace
 */
export async function isStale(id, root = rootDirectory) {
  const built = await readFile(stampOf(id, root), 'utf8').catch(() => undefined);
  return built === undefined || built !== (await hashOfSources(id, root));
}

/**
 * The apps that have to be built.
 * @param {readonly string[]} ids
 * @param {string} [root] directory of the workspace
 */
export async function staleApps(ids, root = rootDirectory) {
  const stale = await Promise.all(ids.map((id) => isStale(id, root)));
  return ids.filter((_, index) => stale[index]);
}

/**
 * Stores the hash of a build's sources. It has to be computed before the build begins, so that a
 * source that changes during the build makes it stale.
 * @param {string} id
 * @param {string} hash
 * @param {string} [root] directory of the workspace
 */
export async function markBuilt(id, hash, root = rootDirectory) {
  const stamp = stampOf(id, root);
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
