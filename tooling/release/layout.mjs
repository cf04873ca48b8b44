import path from 'node:path';
import { isNamedByContent } from '../serve/named-by-content.mjs';

/**
 * Where things are in the directory that an app is served from:
 *
 *     doctor/assets/entry.01234567.js       files named by content, of every version that is kept
 *     doctor/remote.json                    a link to .live/remote.json
 *     doctor/.live                          a link to .releases/1.0.0-3f2a9c1b: what a release changes
 *     doctor/.releases/1.0.0-3f2a9c1b/      all files of a version
 *     doctor/.releases/1.0.0-3f2a9c1b.json  its record, written once all of them are there
 *
 * A web server serves the directory as it is, without what is hidden in it.
 */
export class Layout {
  /**
   * @param {string} root of all apps
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

/** Where the includes of the web server are written, beside the apps. */
export const includesIn = (/** @type {string} */ root) => path.join(root, 'nginx');

/** Files that a deployment writes itself: a release brings them the first time only. */
const ownedByDeployment = new Set(['config.json', 'remotes.json']);

/** @param {string} file of a build */
export const isOwnedByDeployment = (file) => ownedByDeployment.has(file);

/** The endings of a file's compressed copies. */
const compressed = /\.(?:br|gz)$/;

/**
 * Whether a file has the same name in every version, so that it changes over with the version.
 * @param {string} file of a build
 */
export const hasFixedName = (file) =>
  !isNamedByContent(file) && !isOwnedByDeployment(file.replace(compressed, ''));
