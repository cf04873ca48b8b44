import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../user-error.mjs';
import { directoryOf, rootDirectory } from '../workspace.mjs';
import { accountsOfApps, chooseSampleAccount } from './sample-account.mjs';
import { ownerOf, register } from './register.mjs';
import { requireUnusedArea, suggestedArea } from './require-area.mjs';
import { requireRemote } from './require-remote.mjs';
import { sampleAccounts, sampleRoles } from './sample-roles.mjs';
import { filesOf } from './templates.mjs';

/** @typedef {import('./templates.mjs').NewRemote} NewRemote */
/** @typedef {import('./sample-account.mjs').SampleAccount} SampleAccount */

export const usage = `Usage: node tooling/new-remote.mjs <id> [options]

  Creates the role app remote-<id> and registers it in the workspace.

  --role ROLE    role of its users (default: doctor; client in the demo realm)
  --realm REALM  practice or demo (default: practice)
  --area /PATH   its path (default: /<id>)
  --account      gives it a sample account of its own: another user with the role`;

/**
 * @param {string[]} words of the command line
 * @returns {NewRemote & { wantsAccount: boolean }}
 */
export function parseNewRemote(words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      realm: { type: 'string' },
      area: { type: 'string' },
      account: { type: 'boolean', default: false },
    },
  });
  const { account: wantsAccount = false, ...given } = values;
  const remote = requireRemote({ ...given, words: positionals }, { roles: sampleRoles(), usage });
  return { ...remote, wantsAccount };
}

/**
 * Writes a new role app and registers it in the workspace.
 * @param {NewRemote} remote
 * @param {string} [root] directory of the workspace
 * @param {SampleAccount} [account] the app's own
 */
export function createRemoteApp(remote, root = rootDirectory, account) {
  const directory = directoryOf(remote.id, root);
  if (existsSync(directory)) throw new UserError(`${path.basename(directory)} already exists.`);
  const owner = ownerOf(remote.area, root);
  if (owner)
    throw new UserError(
      `The area ${remote.area} belongs to the app ${owner}, so this app would never be shown. Choose another one with --area, such as ${suggestedArea(remote)}.`,
    );
  for (const [name, content] of Object.entries(filesOf(remote))) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  register(root, remote, account);
  return directory;
}

/**
 * The command: creates the app, installs it into the workspace, and formats the written files.
 * @param {string[]} words of the command line
 */
export async function newRemote(words) {
  const { wantsAccount, ...remote } = parseNewRemote(words);
  await requireUnusedArea(remote);
  const own = wantsAccount ? await chooseSampleAccount(remote, accountsOfApps()) : undefined;
  const account = own ?? sampleAccounts(remote.realm).find(({ role }) => role === remote.role);
  const directory = createRemoteApp(remote, rootDirectory, own);
  const name = path.basename(directory);
  const commands = [
    ['npm', 'install', '--no-audit', '--no-fund'],
    ['npx', 'prettier', '--write', '--log-level=warn', name, 'package.json', 'tsconfig.json'],
    ['npx', 'prettier', '--write', '--log-level=warn', 'shell/public', 'tooling/apps.json'],
  ];
  for (const [command = '', ...parameters] of commands) {
    const { status } = spawnSync(command, parameters, { cwd: rootDirectory, stdio: 'inherit' });
    if (status !== 0) throw new UserError(`"${command} ${parameters.join(' ')}" failed.`);
  }
  console.log(
    `\nCreated ${name} with one page at ${remote.area}/overview.\n` +
      `npm run dev -- ${remote.id} serves it from source; npx jest ${name} runs its tests.\n` +
      `To see it, sign in as ${account?.email} (${account?.password}), who has the role ${remote.role}.`,
  );
}
