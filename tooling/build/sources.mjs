import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { directoryOf, packageOf, rootDirectory } from '../workspace.mjs';
import { deploymentFilesIn } from './deployment-files.mjs';

const ignoredDirectories = new Set(['node_modules', 'dist', 'coverage']);
const testFile = /\.test\.tsx?$/;

/** Inputs of every build, in addition to the app's sources and the installed libraries. */
const buildTools = [
  'tsconfig.base.json',
  'tooling/shared.js',
  'tooling/webpack.js',
  'tooling/webpack',
  'tooling/manifest',
  'tooling/build',
  'tooling/compat/endpoint-facts.mjs',
  'tooling/compat/shape.mjs',
];

/**
 * The packages whose sources are part of an app's build: its own, and every package of the
 * workspace that it depends on, directly or indirectly.
 * @param {string} id
 * @param {string} [root] directory of the workspace
 */
export function packagesOf(id, root = rootDirectory) {
  const found = new Set([packageOf(id)]);
  for (const name of found) {
    const { dependencies = {} } = JSON.parse(
      readFileSync(path.join(root, name, 'package.json'), 'utf8'),
    );
    for (const dependency of Object.keys(dependencies)) {
      if (dependency.startsWith('@praxis/')) found.add(dependency.slice('@praxis/'.length));
    }
  }
  return [...found].sort();
}

/**
 * A hash of all inputs of an app's build, without tests, which don't affect it, and without the
 * deployment's files, which are copied next to the shell's build (`deployment-files.mjs`).
 * @param {string} id
 * @param {string} [root] directory of the workspace
 */
export async function hashOfSources(id, root = rootDirectory) {
  const starts = [...packagesOf(id, root), ...buildTools].map((name) => path.join(root, name));
  const beside = deploymentFilesIn(root) + path.sep;
  const files = (await Promise.all(starts.map(filesIn)))
    .flat()
    .filter((file) => !file.startsWith(beside))
    .sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? Buffer.alloc(0);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.update(await installedLibraries(root)).digest('hex');
}

/**
 * The libraries in the lockfile, without the workspace's apps, which it lists as well: a new app is
 * no reason to rebuild the others.
 * @param {string} root
 */
async function installedLibraries(root) {
  const text = await readFile(path.join(root, 'package-lock.json'), 'utf8').catch(() => '{}');
  /** @type {{ packages?: Record<string, { link?: boolean }> }} */
  const { packages = {} } = JSON.parse(text);
  return JSON.stringify(
    Object.entries(packages).filter(
      ([name, { link = false }]) => name.includes('node_modules/') && !link,
    ),
  );
}

/**
 * @param {string} start a file or a directory; empty if it does not exist
 * @returns {Promise<string[]>}
 */
async function filesIn(start) {
  let entries;
  try {
    entries = await readdir(start, { withFileTypes: true });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') return [start];
    if (code === 'ENOENT') return [];
    throw error;
  }
  const found = await Promise.all(
    entries.map((entry) => {
      if (entry.name.startsWith('.')) return [];
      const file = path.join(start, entry.name);
      if (entry.isDirectory()) return ignoredDirectories.has(entry.name) ? [] : filesIn(file);
      return entry.isFile() && !testFile.test(entry.name) ? [file] : [];
    }),
  );
  return found.flat();
}

/**
 * Path of the stored hash of a build's sources; within the build, to be deleted with it.
 * @param {string} id
 * @param {string} [root] directory of the workspace
 */
export const stampOf = (id, root = rootDirectory) =>
  path.join(directoryOf(id, root), 'dist', '.sources');
