import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleRoles } from '../new-remote/sample-roles.mjs';
import { rootDirectory } from '../workspace.mjs';

/** The folders whose package.json name libraries, the nearer first. */
const folders = ['.', 'sdk', 'tooling', 'contract', 'mock-server'];

/**
 * The version of a library that this repository is tested with, or of one of its own packages.
 * @param {string} library
 * @param {string} [folder] of the package that takes it
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
 * What a project outside of this repository is made of: the same versions that are used here.
 * @typedef {{ versions: Record<string, string>, roles: import('../new-remote/require-remote.mjs').RolesByRealm }} Facts
 */

/** What the app itself imports. */
export const libraries = ['@praxis/contract', '@praxis/sdk', 'react'];

/** What its types, tests and builds take. */
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
export const factsHere = () => ({
  versions: Object.fromEntries(
    [...libraries, ...devLibraries].map((name) => [name, versionOf(name)]),
  ),
  roles: sampleRoles(),
});

/** The same as a file. */
export const factsFile = () => `${JSON.stringify(factsHere(), null, 2)}\n`;
