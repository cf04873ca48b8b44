import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleRoles } from '../new-remote/sample-roles.mjs';
import { rootDirectory } from '../workspace.mjs';

/** Folders whose package.json lists libraries, in order of precedence. */
const folders = ['.', 'sdk', 'tooling', 'contract', 'mock-server'];

/**
 * The version of a library that this repository uses, or of one of its own packages.
 * @param {string} library
 * @param {string} [folder] of the package that imports it
 * @returns {string}
 */
export function versionOf(library, folder = '.') {
  const ours = /^@praxis\/(.+)$/.exec(library)?.[1];
  if (ours) return manifestOf(ours === 'remote-build' ? 'tooling' : ours).version;
  for (const name of [folder, ...folders]) {
    const { dependencies, devDependencies } = manifestOf(name);
    const version = dependencies?.[library] ?? devDependencies?.[library];
    if (version) return version;
  }
  throw new Error(`No package.json of this repository names ${library}.`);
}

/**
 * @param {string} folder
 * @returns {Record<string, any>}
 */
export const manifestOf = (folder) =>
  JSON.parse(readFileSync(path.join(rootDirectory, folder, 'package.json'), 'utf8'));

/**
 * Facts for creating a project outside of this repository: the versions used here, and the roles.
 * @typedef {{ versions: Record<string, string>, roles: import('../new-remote/require-remote.mjs').RolesByRealm }} Facts
 */

/** Packages that the app itself imports. */
export const libraries = ['@praxis/contract', '@praxis/sdk', 'react'];

/** Packages for its types, tests and builds. */
export const devLibraries = [
  '@praxis/mock-server',
  '@praxis/remote-build',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  'fake-indexeddb',
  'jest',
  'jest-environment-jsdom',
  'miragejs',
  'temporal-polyfill',
  'typescript',
];

/** @returns {Facts} */
export const currentFacts = () => ({
  versions: Object.fromEntries(
    [...libraries, ...devLibraries].map((name) => [name, versionOf(name)]),
  ),
  roles: sampleRoles(),
});

/** The facts as a JSON file. */
export const factsFile = () => `${JSON.stringify(currentFacts(), null, 2)}\n`;
