import { rm } from 'node:fs/promises';
import path from 'node:path';
import { adopt } from './adopt.mjs';
import { clear, sweep } from './clear.mjs';
import { Layout } from './layout.mjs';
import { withLock } from './lock.mjs';
import { becomeNewest, bringOwned, stage } from './stage.mjs';
import { switchOver } from './switch-over.mjs';
import { liveOf, versionCalled, versionsOf } from './versions.mjs';
import { writePolicy } from './write-policy.mjs';
import { Fault } from '../fault.mjs';

/**
 * @typedef {import('./versions.mjs').Version} Version
 * @typedef {{ root: string, app: string, reload?: () => Promise<void> }} Place `root`: the directory
 *   of all apps; `reload`: has the web server read its includes, which a release of the shell writes
 */

/**
 * Releases a build: puts all its files in place, then makes it the version that is served.
 * @param {Place & { from: string, commit?: string | null, keep?: number }} options `keep`: how many
 *   versions stay; all, where it is left out
 * @returns {Promise<{ version: Version, before: string | undefined, cleared: string[] }>} `before`:
 *   what was live
 */
export async function release({ root, app, from, commit, keep, reload }) {
  const layout = new Layout(root, app);
  return withLock(lockOf(layout), async (lock) => {
    await sweep(layout);
    await adopt(layout);
    const before = await liveOf(layout);
    const earlierOnes = await versionsOf(layout);
    const version = await stage(layout, { from, commit });
    await bringOwned(layout, from);
    await switchOver(layout, version, {
      lock,
      async before() {
        try {
          await writePolicy(root, app, reload);
        } catch (error) {
          // One that was never live is no way back: the next release clears it up.
          const wasThere = earlierOnes.some((one) => one.version === version.version);
          if (!wasThere) await rm(layout.recordOf(version.version));
          throw error;
        }
        // Not sooner: an earlier version that isn't taken stays where the way back finds it.
        await becomeNewest(layout, version);
      },
    });
    const cleared = keep === undefined ? [] : (await clear(layout, keep)).versions;
    return { version, before, cleared };
  });
}

/**
 * Makes an earlier version the one that is served.
 * @param {Place & { to?: string }} options `to`: the version, or a part of its name; the one before
 *   the live one, where it is left out
 * @returns {Promise<{ version: Version, before: string | undefined }>}
 */
export async function rollBack({ root, app, to, reload }) {
  const layout = new Layout(root, app);
  const known = await versionsOf(layout);
  if (known.length === 0) throw new Fault(`Nothing of ${app} was released to ${root}.`);
  return withLock(lockOf(layout), async (lock) => {
    const before = await liveOf(layout);
    const versions = await versionsOf(layout);
    const version = to === undefined ? earlier(versions, before, app) : versionCalled(versions, to);
    await switchOver(layout, version, { lock, before: () => writePolicy(root, app, reload) });
    return { version, before };
  });
}

/**
 * @param {readonly Version[]} versions the newest first
 * @param {string | undefined} live
 * @param {string} app
 */
function earlier(versions, live, app) {
  const version = versions[versions.findIndex((one) => one.version === live) + 1];
  if (version) return version;
  throw new Fault(`There is no version of ${app} before ${live}.`);
}

/** @param {Layout} layout */
const lockOf = (layout) => path.join(layout.releases, '.lock');
