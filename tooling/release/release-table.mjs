import { readdir } from 'node:fs/promises';
import { UserError } from '../user-error.mjs';
import { ifExists } from './files.mjs';
import { Layout } from './layout.mjs';
import { liveOf, versionsOf } from './versions.mjs';

const header = ['app', '', 'version', 'commit', 'released', 'files', 'size'];

/**
 * Table of the versions of one or all apps, newest first, with the live one marked.
 * @param {string} root
 * @param {string} [app]
 */
export async function releaseTable(root, app) {
  const apps = app === undefined ? await appsIn(root) : [app];
  const rows = (await Promise.all(apps.map((id) => rowsOf(root, id)))).flat();
  if (rows.length === 0)
    throw new UserError(`Nothing${app ? ` of ${app}` : ''} was released to ${root}.`);
  return table([header, ...rows]);
}

/** @param {string} root */
async function appsIn(root) {
  const entries = (await ifExists(readdir(root, { withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * @param {string} root
 * @param {string} app
 */
async function rowsOf(root, app) {
  const layout = new Layout(root, app);
  const live = await liveOf(layout);
  return (await versionsOf(layout)).map(({ version, commit, released, files }) => [
    app,
    version === live ? 'live' : '',
    version,
    commit ?? '–',
    `${released.slice(0, 16).replace('T', ' ')} UTC`,
    String(files.length),
    sizeOf(files.reduce((sum, { bytes }) => sum + bytes, 0)),
  ]);
}

/** @param {number} bytes */
const sizeOf = (bytes) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** @param {readonly (readonly string[])[]} rows */
function table(rows) {
  const widths = header.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
