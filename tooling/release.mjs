import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault, runCommand } from './fault.mjs';
import { requireKnownApps } from './build/known-apps.mjs';
import { isNamedByContent } from './serve/file-headers.mjs';
import { distOf } from './workspace.mjs';

/** Files that a deployment writes itself: a release brings them the first time only. */
const ownedByDeployment = new Set(['config.json', 'remotes.json']);

const compressed = ['.br', '.gz'];

/**
 * Releases a build into a directory that is being served. Files that are named after their content
 * are put there first and never removed, so that pages opened before the release find what they ask
 * for; then the files that name them change over, each at once.
 * @param {{ from: string, to: string }} directories a built directory, and the one that is served
 * @returns {Promise<string[]>} the files that were written
 */
export async function release({ from, to }) {
  const files = await filesIn(from);
  const named = files.filter(isNamedByContent);
  const others = files.filter((file) => !isNamedByContent(file));
  /** @type {string[]} */
  const written = [];
  for (const file of [...named, ...others]) {
    const target = path.join(to, file);
    if (ownedByDeployment.has(file) && existsSync(target)) continue;
    if (isNamedByContent(file) && existsSync(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    // Until its own have arrived, a file goes without compressed copies: they would be of the old one.
    await Promise.all(compressed.map((ending) => rm(target + ending, { force: true })));
    const arriving = `${target}.arriving`;
    await copyFile(path.join(from, file), arriving);
    await rename(arriving, target);
    written.push(file);
  }
  return written;
}

/**
 * @param {string} directory
 * @returns {Promise<string[]>} paths inside of it, hidden files left out
 */
async function filesIn(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** `node tooling/release.mjs doctor /srv/praxis/doctor` */
async function command() {
  const [name, to] = process.argv.slice(2);
  if (!name || !to) throw new Fault('Usage: node tooling/release.mjs <app> <served directory>');
  const [id = ''] = requireKnownApps([name]);
  const from = distOf(id);
  if (!existsSync(from)) throw new Fault(`${id} is not built. Run "npm run build -- ${id}" first.`);
  const written = await release({ from, to: path.resolve(to) });
  console.log(`Released ${id} to ${to}: ${written.length} files written.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runCommand(command);
}
