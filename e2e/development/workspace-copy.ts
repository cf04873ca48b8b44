import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { distOf, remoteIds, rootDirectory } from '../../tooling/workspace.mjs';

const files = /^(package(-lock)?\.json|tsconfig.*\.json|eslint\.config\.mjs)$/;

const ignored = /[\\/](node_modules|dist|\.cache)([\\/]|$)/;

/** TypeScript and webpack detect changed files by their timestamps. */
const copyOptions = { recursive: true, preserveTimestamps: true };

/**
 * Copies the workspace with its builds, so that a test can change its sources: other tests are using
 * the workspace's own builds. Libraries resolve to its node_modules further up. Webpack's cache
 * persists between runs.
 * @returns the copy's directory
 */
export async function copyWorkspace(): Promise<string> {
  const copy = path.join(rootDirectory, '.cache/workspace');
  const manifest = await readFile(path.join(rootDirectory, 'package.json'), 'utf8');
  const { workspaces } = JSON.parse(manifest) as { workspaces: string[] };
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(rootDirectory))
    if (files.test(name))
      await cp(path.join(rootDirectory, name), path.join(copy, name), copyOptions);
  for (const name of workspaces) {
    await clear(path.join(copy, name));
    await cp(path.join(rootDirectory, name), path.join(copy, name), {
      ...copyOptions,
      filter: (source) => !ignored.test(source.slice(rootDirectory.length)),
    });
  }
  for (const id of remoteIds)
    if (id !== 'admin') await cp(distOf(id), distOf(id, copy), copyOptions);
  await linkPackages(copy, workspaces);
  return copy;
}

/** Empties a folder, except for caches of earlier runs. */
async function clear(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder))
    if (name !== 'node_modules') await rm(path.join(folder, name), { recursive: true });
}

/** Links the packages to the copy's own sources, and copies the metadata of npm and TypeScript. */
async function linkPackages(copy: string, names: readonly string[]): Promise<void> {
  const from = path.join(rootDirectory, 'node_modules');
  const modules = path.join(copy, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  await mkdir(path.join(modules, '@praxis'), { recursive: true });
  for (const name of names)
    await symlink(path.join(copy, name), path.join(modules, '@praxis', name));
  await cp(path.join(from, '.package-lock.json'), path.join(modules, '.package-lock.json'));
  const types = '.cache/types';
  if (existsSync(path.join(from, types)))
    await cp(path.join(from, types), path.join(modules, types), copyOptions);
}
