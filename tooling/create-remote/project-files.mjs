import { codeOf } from '../new-remote/code.mjs';
import { json, textsOf } from '../new-remote/page-texts.mjs';
import { readmeOf } from './readme.mjs';

/** @typedef {import('./create-project.mjs').Project} Project */

/** Packages that the app itself imports; all others are for its types, tests and builds. */
const imported = ['@praxis/contract', '@praxis/sdk', 'react'];

/**
 * The files of a role app outside of this repository, by path within its folder: those that every
 * role app has, and the settings that apps in the repository inherit from it.
 * @param {Project} project
 * @param {Readonly<Record<string, string>>} versions of the libraries
 * @returns {Record<string, string>}
 */
export function projectFiles(project, versions) {
  const pick = (/** @type {(name: string) => boolean} */ isWanted) =>
    Object.fromEntries(Object.entries(versions).filter(([name]) => isWanted(name)));
  return {
    'package.json': json({
      name: `remote-${project.id}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      praxis: { shell: project.shell },
      scripts: {
        dev: 'praxis-remote dev',
        build: 'praxis-remote build',
        types: 'tsc',
        test: 'jest',
        release: 'praxis-remote release',
        rollback: 'praxis-remote rollback',
        releases: 'praxis-remote releases',
      },
      dependencies: pick((name) => imported.includes(name)),
      devDependencies: pick((name) => !imported.includes(name)),
    }),
    'tsconfig.json': json({
      extends: '@praxis/remote-build/tsconfig.json',
      compilerOptions: {
        types: ['jest', '@testing-library/jest-dom', '@praxis/remote-build/assets'],
      },
      include: ['src', 'src/**/*.json'],
    }),
    'jest.config.mjs': "export default { preset: '@praxis/sdk/testing' };\n",
    '.gitignore': 'node_modules/\ndist/\n.mf/\n',
    'README.md': readmeOf(project),
    ...codeOf(project, { tools: '@praxis/remote-build' }),
    ...textsOf(),
  };
}
