import path from 'node:path';
import { hasContentHash } from '../serve/content-hash.mjs';

/**
 * Layout of the directory that an app is served from:
 *
 *     doctor/assets/entry.01234567.js       files with a content hash, of all kept versions
 *     doctor/remote.json                    a symlink to .live/remote.json
 *     doctor/.live                          a symlink to .releases/1.0.0-3f2a9c1b; a release changes it
 *     doctor/.releases/1.0.0-3f2a9c1b/      all files of a version
 *     doctor/.releases/1.0.0-3f2a9c1b.json  its record, written after all of its files
 *
 * A web server serves the directory as it is, without hidden files.
 */
export class Layout {
  /**
   * @param {string} root folder of all apps
   * @param {string} app
   */
  constructor(root, app) {
    this.app = app;
    this.served = path.join(root, app);
    this.releases = path.join(this.served, '.releases');
    this.pointer = path.join(this.served, '.live');
  }

  /** @param {string} version */
  folderOf(version) {
    return path.join(this.releases, version);
  }

  /** @param {string} version */
  recordOf(version) {
    return `${this.folderOf(version)}.json`;
  }
}

/** Folder of the web server's includes, next to the apps' folders. */
export const includesIn = (/** @type {string} */ root) => path.join(root, 'nginx');

/** Files that belong to the deployment: only the first release copies them. */
const ownedByDeployment = new Set(['config.json', 'remotes.json']);

/** @param {string} file of a build */
export const isOwnedByDeployment = (file) => ownedByDeployment.has(file);

/** Extensions of a file's compressed copies. */
const compressed = /\.(?:br|gz)$/;

/**
 * Whether a file has the same name in every version, so that a release replaces it.
 * @param {string} file of a build
 */
export const hasFixedName = (file) =>
  !hasContentHash(file) && !isOwnedByDeployment(file.replace(compressed, ''));
