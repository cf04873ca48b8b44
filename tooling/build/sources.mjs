import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { directoryOf, packageOf, rootDirectory } from '../workspace.mjs';
import { deploymentFilesIn } from './deployment-files.mjs';

const ignoredDirectories = new Set(['node_modules', 'dist', 'coverage']);
const testFile = /\.test\.tsx?$/;

/** What every build is made with, beside the app's own sources and the libraries that are installed. */
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
 * The folders whose sources an app's build is made of: its own, and those of every package of the
 * workspace that it depends on, directly or through another.
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
 * A hash over all that an app's build is made of. Tests are left out: changing one changes no build.
 * So are the deployment's files, which stand beside the shell's build (`deployment-files.mjs`).
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
 * The libraries that the lockfile installs. It lists the apps of the workspace as well: another one is
 * no reason to build these again.
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
 * @param {string} start a file or a directory; one that is not there has no files
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
 * Where the hash of a build's sources is kept: in the build, so that it goes with it.
 * @param {string} id
 * @param {string} [root] directory of the workspace
 */
export const stampOf = (id, root = rootDirectory) =>
  path.join(directoryOf(id, root), 'dist', '.sources');
