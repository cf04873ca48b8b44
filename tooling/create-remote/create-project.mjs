import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../user-error.mjs';
import { requireRemote } from '../new-remote/require-remote.mjs';
import { isWebAddress } from '../web-address.mjs';
import { projectFiles } from './project-files.mjs';

/** @typedef {import('../packages/facts.mjs').Facts} Facts */

/**
 * `shell`: URL of the shell that it is developed in; `packages`: folder with the archives of
 * Praxis's packages, if they are not in a registry.
 * @typedef {import('../new-remote/templates.mjs').NewRemote & { shell: string, packages?: string }} Project
 */

export const usage = `Usage: create-remote <id> [options]

  Creates the project of a role app in the folder remote-<id>.

  --role ROLE       role of its users (default: doctor; client in the demo realm)
  --realm REALM     practice or demo (default: practice)
  --area /PATH      its path (default: /<id>)
  --shell ADDRESS   URL of the shell to develop it in (default: http://localhost:3000)
  --packages DIR    folder of the archives of "npm run pack" (default: packages from npm's registry)`;

const defaultShell = 'http://localhost:3000';

/**
 * @param {string[]} words of the command line
 * @param {Facts['roles']} roles existing ones
 * @returns {Project}
 */
export function parseProject(words, roles) {
  const string = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { role: string, realm: string, area: string, shell: string, packages: string },
  });
  const { shell = defaultShell, packages, ...given } = values;
  const remote = requireRemote({ ...given, words: positionals }, { roles, usage });
  if (!isWebAddress(shell))
    throw new UserError(
      `--shell has to be a URL such as ${defaultShell}, not "${shell}".\n\n${usage}`,
    );
  return { ...remote, shell: new URL(shell).origin, packages };
}

/**
 * Writes the project of a role app into a new folder.
 * @param {Project} project
 * @param {Facts} facts
 * @param {string} [parent] parent of the new folder
 * @returns {string} the folder
 */
export function createProject(project, facts, parent = process.cwd()) {
  const directory = path.join(parent, `remote-${project.id}`);
  if (existsSync(directory)) throw new UserError(`${directory} already exists.`);
  const files = projectFiles(project, versionsIn(project.packages, facts, directory));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return directory;
}

/**
 * Versions for package.json; if a folder with archives is given, their paths in place of versions.
 * @param {string | undefined} packages
 * @param {Facts} facts
 * @param {string} directory of the project
 */
function versionsIn(packages, { versions }, directory) {
  if (packages === undefined) return versions;
  if (!existsSync(packages)) throw new UserError(`${packages} does not exist.`);
  const archives = readdirSync(packages);
  const entries = Object.entries(versions).map(([name, version]) => {
    if (!name.startsWith('@praxis/')) return [name, version];
    const archive = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
    if (!archives.includes(archive)) throw new UserError(`There is no ${archive} in ${packages}.`);
    return [name, `file:${path.relative(directory, path.resolve(packages, archive))}`];
  });
  return Object.fromEntries(entries);
}
