import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { rootDirectory } from '../workspace.mjs';

/**
 * A package of a lockfile.
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, extraneous?: boolean }} LockedPackage
 */

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} root */
const stampFile = (root) => path.join(root, 'node_modules/.cache/praxis/installed');

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Whether `node_modules` contains what the lockfile lists. npm writes what it has installed to
 * `node_modules/.package-lock.json`; packages for other systems are only in the lockfile.
 * @param {string} root directory of the workspace
 */
export function isInstalled(root = rootDirectory) {
  const lockfile = read(path.join(root, 'package-lock.json'));
  const installed = read(path.join(root, 'node_modules/.package-lock.json'));
  if (lockfile === undefined || installed === undefined) return false;
  const hash = hashOf(lockfile + installed);
  if (read(stampFile(root)) === hash) return true;
  if (!holds(JSON.parse(lockfile).packages, JSON.parse(installed).packages)) return false;
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), hash);
  return true;
}

/**
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} installed
 */
function holds(locked, installed) {
  return Object.entries(locked).every(([name, entry]) => {
    if (!name.includes('node_modules/')) return true;
    const present = installed[name];
    if (!present) return Boolean(entry.optional || entry.devOptional);
    return present.version === entry.version && Boolean(present.link) === Boolean(entry.link);
  });
}

/**
 * Installs missing packages from the lockfile.
 * @param {string} root directory of the workspace
 */
export function ensureInstalled(root = rootDirectory) {
  if (isInstalled(root)) return;
  console.log('Installing packages from package-lock.json ...');
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (error || status !== 0) {
    throw new UserError(
      `Installing the packages failed${error ? `: ${error.message}` : ''}. ` +
        'The output of npm above tells why. To repeat only this step, run npm ci.',
    );
  }
}
