import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf } from '../folder-of.mjs';
import { makeFolder } from '../make-folder.mjs';
import { UserError } from '../user-error.mjs';
import { programOf } from '../programs.mjs';
import { rootDirectory } from '../workspace.mjs';
import { collect } from './collect.mjs';
import { publishedManifest } from './manifest.mjs';
import { packages } from './packages.mjs';

/** @typedef {import('./packages.mjs').Package} Package */

export const usage = `Usage: npm run pack -- --to <directory>

  Writes the packages that teams outside of this repository install, as npm archives.`;

/**
 * `npm run pack -- --to ../packages`: writes the packages that teams outside of this repository
 * install, as npm archives.
 * @param {string[]} words of the command line
 */
export async function packCommand(words) {
  const { to } = parseArgs({ args: words, options: { to: { type: 'string' } } }).values;
  if (!to)
    throw new UserError(`Name the folder to write the packages to: --to <directory>.\n\n${usage}`);
  for (const file of await pack(folderOf(to, '--to'))) console.log(file);
}

/**
 * @param {string} to directory
 * @returns {Promise<string[]>} the archives
 */
export async function pack(to) {
  makeFolder(to);
  const staging = path.join(to, '.unpacked');
  const folders = await stageAll(staging);
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', to, ...folders],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new UserError(`npm pack failed:\n${stderr}`);
  rmSync(staging, { recursive: true });
  return stdout
    .trim()
    .split('\n')
    .map((name) => path.join(to, name));
}

/**
 * Writes every package unpacked into a folder of its own.
 * @param {string} to directory
 * @returns {Promise<string[]>} the folders
 */
export async function stageAll(to) {
  writeTypes();
  rmSync(to, { recursive: true, force: true });
  const folders = [];
  for (const one of packages) {
    const folder = path.join(to, one.name.replace('@praxis/', ''));
    await stage(one, folder);
    folders.push(folder);
  }
  return folders;
}

/** Writes declarations with `tsc -b`, which only updates changed ones. */
function writeTypes() {
  const { status, stdout } = spawnSync(
    process.execPath,
    [programOf('typescript', 'tsc'), '-b', 'contract', 'sdk', 'mock-server'],
    { cwd: rootDirectory, encoding: 'utf8' },
  );
  if (status !== 0) throw new UserError(`Type errors:\n${stdout}`);
}

/**
 * @param {Package} one
 * @param {string} folder
 */
async function stage(one, folder) {
  const entries = one.parts.flatMap(({ from, entries: names }) =>
    names.map((name) => path.join(rootDirectory, from, name)),
  );
  const { outputs, libraries } = await collect(entries);
  const manifest = publishedManifest(one, libraries);
  const texts = { ...one.texts?.(), 'package.json': `${JSON.stringify(manifest, null, 2)}\n` };
  for (const [name, content] of Object.entries(texts)) write(path.join(folder, name), content);
  for (const { file, content } of outputs) write(path.join(folder, placeOf(one, file)), content);
}

/**
 * The path of a file within a package.
 * @param {Package} one
 * @param {string} file
 */
function placeOf({ name, parts }, file) {
  for (const { from, to } of parts) {
    const inside = path.relative(path.join(rootDirectory, from), file);
    if (!inside.startsWith('..')) return path.join(to, inside);
  }
  throw new Error(
    `${name} imports ${path.relative(rootDirectory, file)}, which is outside of the package.`,
  );
}

/**
 * @param {string} file
 * @param {string | Buffer} content
 */
function write(file, content) {
  makeFolder(path.dirname(file));
  writeFileSync(file, content);
}
