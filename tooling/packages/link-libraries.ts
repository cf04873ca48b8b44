import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

interface Manifest {
  name: string;
  version: string;
  bin?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestIn = (directory: string) =>
  JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;

/** Unpacks an npm archive. */
function unpack(archive: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const { status, stderr } = spawnSync(
    'tar',
    ['-xzf', archive, '-C', to, '--strip-components', '1'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}

/**
 * Installs a project without a network: our packages from their archives, all other libraries as
 * symlinks to those of this repository, in exactly the required versions. Nothing else is
 * installed.
 */
export function linkLibraries(project: string): void {
  const { dependencies, devDependencies } = manifestIn(project);
  const modules = path.join(project, 'node_modules');
  const asked = Object.entries({ ...dependencies, ...devDependencies });
  for (const [name, archive] of asked)
    if (archive.startsWith('file:'))
      unpack(path.resolve(project, archive.slice('file:'.length)), path.join(modules, name));
  for (const [name, version] of asked)
    if (!version.startsWith('file:')) link(name, version, modules);
  const scope = path.join(modules, '@praxis');
  for (const name of readdirSync(scope))
    for (const [library, version] of Object.entries(
      manifestIn(path.join(scope, name)).dependencies ?? {},
    ))
      if (!library.startsWith('@praxis/')) linkFor(name, library, version, modules);
  for (const [name] of asked) linkPrograms(path.join(modules, name), path.join(modules, '.bin'));
}

/** Links a dependency of one of our packages, nested if the project has another version. */
function linkFor(one: string, library: string, version: string, modules: string): void {
  const present = path.join(modules, library);
  if (!existsSync(present)) link(library, version, modules);
  else if (manifestIn(present).version !== version)
    link(library, version, path.join(modules, '@praxis', one, 'node_modules'));
}

function link(name: string, version: string, modules: string): void {
  const source = ['', 'sdk', 'tooling', 'mock-server', 'contract', 'e2e']
    .map((folder) => path.join(rootDirectory, folder, 'node_modules', name))
    .find((directory) => existsSync(directory) && manifestIn(directory).version === version);
  if (!source) throw new Error(`${name} ${version} is not installed in this repository.`);
  const target = path.join(modules, name);
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(source, target);
}

function linkPrograms(directory: string, programs: string): void {
  const { bin = {}, name } = manifestIn(directory);
  mkdirSync(programs, { recursive: true });
  const named = typeof bin === 'string' ? { [path.basename(name)]: bin } : bin;
  for (const [command, file] of Object.entries(named)) {
    chmodSync(path.join(directory, file), 0o755);
    symlinkSync(path.join(directory, file), path.join(programs, command));
  }
}
