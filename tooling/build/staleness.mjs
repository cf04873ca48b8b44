import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';
import { hashOfSources, stampOf } from './sources.mjs';

/**
 * Whether an app has no build, or one of other sources than are there now.
 * @param {string} id
 * @param {string} [root] directory of the workspace
 */
export async function isStale(id, root = rootDirectory) {
  const built = await readFile(stampOf(id, root), 'utf8').catch(() => undefined);
  return built === undefined || built !== (await hashOfSources(id, root));
}

/**
 * Those of the apps that have to be built.
 * @param {readonly string[]} ids
 * @param {string} [root] directory of the workspace
 */
export async function staleApps(ids, root = rootDirectory) {
  const stale = await Promise.all(ids.map((id) => isStale(id, root)));
  return ids.filter((_, index) => stale[index]);
}

/**
 * Notes what a build was made of. The hash has to be taken before the build begins: a source that
 * changes meanwhile makes the build stale.
 * @param {string} id
 * @param {string} hash
 * @param {string} [root] directory of the workspace
 */
export async function markBuilt(id, hash, root = rootDirectory) {
  const stamp = stampOf(id, root);
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
