import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from '../fault.mjs';
import { directoryOf, rootDirectory } from '../workspace.mjs';
import { register } from './register.mjs';
import { requireRemote } from './require-remote.mjs';
import { sampleAccounts, sampleRoles } from './sample-roles.mjs';
import { filesOf } from './templates.mjs';

/** @typedef {import('./templates.mjs').NewRemote} NewRemote */

const usage =
  'Usage: node tooling/new-remote.mjs <id> [--role <role>] [--realm practice|demo] [--area </path>]';

/**
 * @param {string[]} words of the command line
 * @returns {NewRemote}
 */
export function parseNewRemote(words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      realm: { type: 'string' },
      area: { type: 'string' },
    },
  });
  return requireRemote({ ...values, id: positionals[0] }, { roles: sampleRoles(), usage });
}

/**
 * Writes a new role app and names it wherever the workspace lists its apps.
 * @param {NewRemote} remote
 * @param {string} [root] directory of the workspace
 */
export function createRemoteApp(remote, root = rootDirectory) {
  const directory = directoryOf(remote.id, root);
  if (existsSync(directory)) throw new Fault(`There is a ${path.basename(directory)} already.`);
  for (const [name, content] of Object.entries(filesOf(remote))) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  register(root, remote);
  return directory;
}

/**
 * The command: creates the app, formats what was written, and links it into the workspace.
 * @param {string[]} words of the command line
 */
export async function newRemote(words) {
  const remote = parseNewRemote(words);
  const account = sampleAccounts(remote.realm).find(({ role }) => role === remote.role);
  const directory = createRemoteApp(remote);
  const name = path.basename(directory);
  const commands = [
    ['npm', 'install', '--no-audit', '--no-fund'],
    ['npx', 'prettier', '--write', '--log-level=warn', name, 'package.json', 'tsconfig.json'],
    ['npx', 'prettier', '--write', '--log-level=warn', 'shell/public', 'tooling/apps.json'],
  ];
  for (const [command = '', ...parameters] of commands) {
    const { status } = spawnSync(command, parameters, { cwd: rootDirectory, stdio: 'inherit' });
    if (status !== 0) throw new Fault(`"${command} ${parameters.join(' ')}" failed.`);
  }
  console.log(
    `\n${name} is there, with one page at ${remote.area}/overview.\n` +
      `npm run dev -- ${remote.id} runs it from source; npx jest ${name} tests it.\n` +
      `Sign in as ${account?.email} (${account?.password}): its role, ${remote.role}, has the app.`,
  );
}
