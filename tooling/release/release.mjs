import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeNginxPolicy } from '../deployment/nginx-policy.mjs';
import { UserError } from '../user-error.mjs';
import { adopt } from './adopt.mjs';
import { removeLeftovers, removeOldVersions } from './cleanup.mjs';
import { Layout } from './layout.mjs';
import { withLock } from './lock.mjs';
import { requireBuildOf } from './require-build.mjs';
import { copyDeploymentFiles, markNewest, stage } from './stage.mjs';
import { switchOver } from './switch-over.mjs';
import { findVersion, liveOf, versionsOf } from './versions.mjs';

/**
 * @typedef {import('./versions.mjs').Version} Version
 * @typedef {{ root: string, app: string, reload?: () => Promise<void> }} Place `root`: folder of all
 *   apps; `reload`: makes the web server reload its includes, which a release of the shell writes
 */

/**
 * Releases a build: copies all its files, then makes it the live version.
 * @param {Place & { from: string, commit?: string | null, keep?: number }} options `keep`: number of
 *   versions to keep; default: all
 * @returns {Promise<{ version: Version, before: string | undefined, cleared: string[] }>} `before`:
 *   the previous live version
 */
export async function release({ root, app, from, commit, keep, reload }) {
  await requireBuildOf(app, from);
  const layout = new Layout(root, app);
  return withLock(lockOf(layout), async (lock) => {
    await removeLeftovers(layout);
    await adopt(layout);
    const before = await liveOf(layout);
    const earlierVersions = await versionsOf(layout);
    const version = await stage(layout, { from, commit });
    await copyDeploymentFiles(layout, from);
    await switchOver(layout, version, {
      lock,
      async before() {
        try {
          await writePolicy(root, app, reload);
        } catch (error) {
          // Not live yet, so it must not be rolled back to; the next release removes its files.
          const wasThere = earlierVersions.some((one) => one.version === version.version);
          if (!wasThere) await rm(layout.recordOf(version.version));
          throw error;
        }
        // Not earlier: if an existing version is rejected, a rollback has to find it in its place.
        await markNewest(layout, version);
      },
    });
    const cleared = keep === undefined ? [] : (await removeOldVersions(layout, keep)).versions;
    return { version, before, cleared };
  });
}

/**
 * Makes an earlier version live again.
 * @param {Place & { to?: string }} options `to`: the version or a part of its name; default: the one
 *   before the live one
 * @returns {Promise<{ version: Version, before: string | undefined }>}
 */
export async function rollBack({ root, app, to, reload }) {
  const layout = new Layout(root, app);
  const known = await versionsOf(layout);
  if (known.length === 0) throw new UserError(`Nothing of ${app} was released to ${root}.`);
  return withLock(lockOf(layout), async (lock) => {
    const before = await liveOf(layout);
    const versions = await versionsOf(layout);
    const version =
      to === undefined ? previousVersion(versions, before, app) : findVersion(versions, to);
    await switchOver(layout, version, { lock, before: () => writePolicy(root, app, reload) });
    return { version, before };
  });
}

/**
 * @param {readonly Version[]} versions newest first
 * @param {string | undefined} live
 * @param {string} app
 */
function previousVersion(versions, live, app) {
  const version = versions[versions.findIndex((one) => one.version === live) + 1];
  if (version) return version;
  throw new UserError(`There is no version of ${app} before ${live}.`);
}

/** @param {Layout} layout */
const lockOf = (layout) => path.join(layout.releases, '.lock');

/**
 * Updates the content security policy when the shell is released. It allows the pages of all
 * versions, so it is valid before and after the switch and after a rollback.
 * @param {string} root
 * @param {string} app
 * @param {(() => Promise<void>) | undefined} reload
 */
async function writePolicy(root, app, reload) {
  if (app !== 'shell') return;
  await writeNginxPolicy(root);
  await reload?.();
}
