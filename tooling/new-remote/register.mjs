import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultPort, originOf } from '../ports.mjs';

/** @typedef {import('./templates.mjs').NewRemote} NewRemote */
/** @typedef {import('./sample-account.mjs').SampleAccount} SampleAccount */

/** The files of the workspace that list its apps. */
export const appLists = [
  'tooling/apps.json',
  'package.json',
  'tsconfig.json',
  'shell/public/config.json',
  'shell/public/remotes.json',
];

/** A project reference of TypeScript, which is formatted on one line. */
const short = /\{\n\s+("path": "[^"\n]*")\n\s+\}/g;

/**
 * Changes a JSON file of the workspace.
 * @template Content
 * @param {string} root
 * @param {string} name
 * @param {(value: Content) => void} change
 */
function edit(root, name, change) {
  const file = path.join(root, name);
  const value = JSON.parse(readFileSync(file, 'utf8'));
  change(value);
  writeFileSync(file, `${JSON.stringify(value, null, 2).replace(short, '{ $1 }')}\n`);
}

/**
 * Inserts an item after the last one of its kind.
 * @template Item
 * @param {Item[]} items
 * @param {Item} item
 * @param {(item: Item) => boolean} isAlike
 */
function insertAfter(items, item, isAlike) {
  items.splice(items.findLastIndex(isAlike) + 1, 0, item);
}

/**
 * The app that has an area; the first one if several do.
 * @param {string} area
 * @param {string} root directory of the workspace
 */
export function ownerOf(area, root) {
  const text = readFileSync(path.join(root, 'shell/public/remotes.json'), 'utf8');
  const remotes = /** @type {Record<string, { areas: string[] }>} */ (JSON.parse(text));
  return Object.keys(remotes).find((id) => remotes[id]?.areas.includes(area));
}

/**
 * Adds a new role app to all lists of the workspace, with the next port.
 * @param {string} root directory of the workspace
 * @param {NewRemote} remote
 * @param {SampleAccount} [account] the app's own
 */
export function register(root, { id, realm, role, area }, account) {
  const name = `remote-${id}`;
  let port = defaultPort;
  edit(root, 'tooling/apps.json', (/** @type {string[]} */ apps) => {
    port += apps.push(id) - 1;
  });
  edit(root, 'package.json', (/** @type {{ workspaces: string[] }} */ { workspaces }) =>
    insertAfter(workspaces, name, (other) => other.startsWith('remote-')),
  );
  edit(root, 'tsconfig.json', (/** @type {{ references: { path: string }[] }} */ { references }) =>
    insertAfter(references, { path: name }, (other) => other.path.startsWith('remote-')),
  );
  edit(
    root,
    'shell/public/config.json',
    (/** @type {{ remoteOrigins: string[], sampleAccounts?: SampleAccount[] }} */ config) => {
      config.remoteOrigins.push(originOf(port));
      if (account) config.sampleAccounts = [...(config.sampleAccounts ?? []), account];
    },
  );
  edit(root, 'shell/public/remotes.json', (/** @type {Record<string, object>} */ remotes) => {
    remotes[id] = {
      manifest: `${originOf(port)}/remote.json`,
      realm,
      roles: [role],
      areas: [area],
    };
  });
}
