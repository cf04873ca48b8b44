import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from '../fault.mjs';
import { requireRemote } from '../new-remote/require-remote.mjs';
import { isWebAddress } from '../web-address.mjs';
import { projectFiles } from './project-files.mjs';

/** @typedef {import('../packages/facts.mjs').Facts} Facts */

/**
 * `shell`: address of the shell that it is developed in; `packages`: a directory with the archives of
 * Praxis's packages, where no registry has them.
 * @typedef {import('../new-remote/templates.mjs').NewRemote & { shell: string, packages?: string }} Project
 */

export const usage = `Usage: create-remote <id> [options]

  Makes the project of a role app in the folder remote-<id>.

  --role ROLE       whose app it is (doctor; client in the demo realm)
  --realm REALM     practice, or demo (practice)
  --area /PATH      where it is (/<id>)
  --shell ADDRESS   the shell that it is developed in (http://localhost:3000)
  --packages DIR    the archives of "npm run pack"; without it, npm's registry has the packages`;

const defaultShell = 'http://localhost:3000';

/**
 * @param {string[]} words of the command line
 * @param {Facts['roles']} roles that there are
 * @returns {Project}
 */
export function parseProject(words, roles) {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { role: text, realm: text, area: text, shell: text, packages: text },
  });
  const { shell = defaultShell, packages, ...said } = values;
  const remote = requireRemote({ ...said, words: positionals }, { roles, usage });
  if (!isWebAddress(shell))
    throw new Fault(`--shell is an address, such as ${defaultShell}, not "${shell}".\n\n${usage}`);
  return { ...remote, shell: new URL(shell).origin, packages };
}

/**
 * Writes a project for a role app, in a folder of its own.
 * @param {Project} project
 * @param {Facts} facts
 * @param {string} [beside] where the folder is made
 * @returns {string} the folder
 */
export function createProject(project, facts, beside = process.cwd()) {
  const directory = path.join(beside, `remote-${project.id}`);
  if (existsSync(directory)) throw new Fault(`There is a ${directory} already.`);
  const files = projectFiles(project, versionsIn(project.packages, facts, directory));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return directory;
}

/**
 * What package.json asks for: the archives in a directory in place of versions.
 * @param {string | undefined} packages
 * @param {Facts} facts
 * @param {string} directory of the project
 */
function versionsIn(packages, { versions }, directory) {
  if (packages === undefined) return versions;
  if (!existsSync(packages)) throw new Fault(`There is no ${packages}.`);
  const archives = readdirSync(packages);
  const entries = Object.entries(versions).map(([name, version]) => {
    if (!name.startsWith('@praxis/')) return [name, version];
    const archive = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
    if (!archives.includes(archive)) throw new Fault(`There is no ${archive} in ${packages}.`);
    return [name, `file:${path.relative(directory, path.resolve(packages, archive))}`];
  });
  return Object.fromEntries(entries);
}
