import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';
import { factsFile } from './facts.mjs';

/**
 * A package that teams outside of this repository install.
 * @typedef {{
 *   name: string,
 *   description: string,
 *   folder: string,
 *   parts: { from: string, to: string, entries: string[] }[],
 *   exports: Record<string, Target>,
 *   bin?: Record<string, string>,
 *   named?: string[],
 *   forTests?: boolean,
 *   texts?: () => Record<string, string>,
 * }} Package
 * `folder`: whose package.json has version and libraries; `parts`: entry files, the folder they are in,
 * and its path in the package; `named`: libraries that are used but not imported; `forTests`: libraries
 * that only its testing entry needs become optional peer dependencies; `texts`: generated files
 *
 * @typedef {string | { types: string, default?: string }} Target
 */

/** Files of our own tests. The testing entry is for the tests of other teams. */
const ofTests = /\.test\.tsx?$|(^|[\\/])testing(\.ts$|[\\/])/;

/** @type {Package[]} */
export const packages = [
  {
    ...compiled('contract', (file) => file.endsWith('.ts') && !ofTests.test(file)),
    name: '@praxis/contract',
    description: 'Schemas, endpoints and rules that all clients and back ends of Praxis share',
  },
  {
    ...compiled(
      'sdk',
      (file) =>
        /^(testing\/(index\.tsx|(hostile-html|paste-text|pages-under-faults|pages-with-hostile-texts|forms-under-faults)\.ts)|(ui|practice)\/[^.]+\.ts|[^/.]+\.ts|data\/(index|axios-transport)\.ts)$/.test(
          file,
        ),
      [
        {
          from: 'tooling/jest',
          to: 'dist/jest',
          entries: ['jest-preset.mjs', 'browser-stand-ins.ts', 'browser-matchers.ts'].concat([
            'strict-console.ts',
            'asset.cjs',
            'class-names.cjs',
            'font.cjs',
            'empty-module.cjs',
            'browser-environment.mjs',
          ]),
        },
      ],
      { './testing/jest-preset': './dist/jest/jest-preset.mjs' },
    ),
    name: '@praxis/sdk',
    description: 'Data layer, design language and test helpers for role apps of Praxis',
    forTests: true,
    texts: () => ({ 'CHANGELOG.md': textOf('sdk/CHANGELOG.md') }),
  },
  {
    // A test's back end is set up as in our own tests.
    ...compiled(
      'mock-server',
      (file) => (file.endsWith('.ts') && !ofTests.test(file)) || file === 'core/testing.ts',
    ),
    name: '@praxis/mock-server',
    description: 'The simulated back end of Praxis, with its sample data',
  },
  {
    name: '@praxis/remote-build',
    description: 'Builds, serves and releases a role app of Praxis',
    folder: 'tooling',
    parts: [
      {
        from: 'tooling',
        to: 'dist',
        entries: [
          'remote-build/index.mjs',
          'remote-build/index.d.ts',
          'remote-build/cli.mjs',
          // webpack loads them by path.
          'webpack/hot-texts-loader.js',
          'webpack/keep-forms-client.js',
          'types/assets.d.ts',
          // Node loads it by URL.
          'env/typescript-hooks.mjs',
        ],
      },
    ],
    exports: {
      '.': { types: './dist/remote-build/index.d.ts', default: './dist/remote-build/index.mjs' },
      './assets': { types: './dist/types/assets.d.ts' },
      './tsconfig.json': './tsconfig.json',
    },
    bin: { 'praxis-remote': './dist/remote-build/cli.mjs' },
    named: ['@praxis/contract', 'css-loader', 'lucide-react', 'style-loader', 'ts-loader'],
    texts: () => ({ 'tsconfig.json': compilerOptions() }),
  },
  {
    name: '@praxis/create-remote',
    description: 'Creates a project for a role app of Praxis',
    folder: 'tooling',
    parts: [{ from: 'tooling', to: 'dist', entries: ['create-remote/cli.mjs'] }],
    exports: {},
    bin: { 'create-remote': './dist/create-remote/cli.mjs' },
    texts: () => ({ 'dist/create-remote/facts.json': factsFile() }),
  },
];

/**
 * A package of this repository with compiled sources: it has the same exports as here.
 * @param {string} folder
 * @param {(file: string) => boolean} isEntry of a file in `src`
 * @param {Package['parts']} [parts] additional files from other folders
 * @param {Package['exports']} [others] exports of these files
 */
function compiled(folder, isEntry, parts = [], others = {}) {
  const from = path.join(folder, 'src');
  const entries = readdirSync(path.join(rootDirectory, from), { recursive: true })
    .map(String)
    .filter(isEntry);
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(textOf(path.join(folder, 'package.json')));
  const targets = Object.entries(exports).map(([name, source]) => {
    const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
    return [name, { types: `${built}.d.ts`, default: `${built}.js` }];
  });
  return {
    folder,
    parts: [{ from, to: 'dist', entries }, ...parts],
    exports: { ...others, ...Object.fromEntries(targets) },
  };
}

/** The compiler options of this repository, without those for project references. */
function compilerOptions() {
  const { compilerOptions } = JSON.parse(textOf('tsconfig.base.json'));
  const ofDeclarations = ['composite', 'declaration', 'declarationMap', 'emitDeclarationOnly'];
  const others = Object.fromEntries(
    Object.entries(compilerOptions).filter(([name]) => !ofDeclarations.includes(name)),
  );
  return `${JSON.stringify(
    {
      compilerOptions: {
        ...others,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        noEmit: true,
      },
    },
    null,
    2,
  )}\n`;
}

/** @param {string} file in the workspace */
function textOf(file) {
  return readFileSync(path.join(rootDirectory, file), 'utf8');
}
