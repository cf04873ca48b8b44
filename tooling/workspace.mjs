import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Root folder of the workspace, which contains all packages. */
export const rootDirectory = path.resolve(import.meta.dirname, '..');

/**
 * The apps that are built and served, in the order of their ports: the shell, then the role apps.
 * @type {readonly string[]}
 */
export const appIds = JSON.parse(
  readFileSync(path.join(rootDirectory, 'tooling/apps.json'), 'utf8'),
);

/** The role apps: all but the shell. */
export const remoteIds = appIds.filter((id) => id !== 'shell');

/**
 * Name of an app's folder, which is also the name of its package without the scope.
 * @param {string} id
 */
export const packageOf = (id) => (id === 'shell' ? 'shell' : `remote-${id}`);

/**
 * @param {string} id
 * @param {string} [root] directory of the workspace
 */
export const directoryOf = (id, root = rootDirectory) => path.join(root, packageOf(id));

/**
 * Folder of an app's sources.
 * @param {string} id
 */
export const sourceOf = (id) => path.join(directoryOf(id), 'src');

/**
 * Folder of an app's build.
 * @param {string} id
 * @param {string} [root] directory of the workspace
 */
export const distOf = (id, root = rootDirectory) => path.join(directoryOf(id, root), 'dist');
