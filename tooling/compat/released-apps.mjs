import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ifExists } from '../release/files.mjs';
import { Layout } from '../release/layout.mjs';
import { liveOf, versionsOf } from '../release/versions.mjs';

/**
 * A kept version of a role app, which may be live or be rolled back to.
 * @typedef {{
 *   app: string,
 *   version: string,
 *   live: boolean,
 *   uses: import('./compare.mjs').Uses | undefined,
 * }} ReleasedApp `uses`: undefined if its build did not record it
 */

/**
 * All kept versions of role apps, newest first for each app.
 * @param {string} root folder of the releases
 * @returns {Promise<ReleasedApp[]>}
 */
export async function releasedApps(root) {
  const entries = (await ifExists(readdir(root, { withFileTypes: true }))) ?? [];
  const apps = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'shell')
    .map(({ name }) => name)
    .sort();
  return (await Promise.all(apps.map((app) => versionsOfApp(root, app)))).flat();
}

/**
 * @param {string} root
 * @param {string} app
 * @returns {Promise<ReleasedApp[]>}
 */
async function versionsOfApp(root, app) {
  const layout = new Layout(root, app);
  const [live, versions] = await Promise.all([liveOf(layout), versionsOf(layout)]);
  return Promise.all(
    versions.map(async ({ version }) => {
      const file = path.join(layout.folderOf(version), 'uses.json');
      const text = await ifExists(readFile(file, 'utf8'));
      return { app, version, live: version === live, uses: text ? JSON.parse(text) : undefined };
    }),
  );
}
