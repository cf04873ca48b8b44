import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf } from '../programs.mjs';
import { rootDirectory } from '../workspace.mjs';
import { createRemoteApp } from './new-remote.mjs';
import { appLists } from './register.mjs';

jest.setTimeout(240_000);

let root = '';
let app = '';

// Within the workspace, to find the build tools, in a folder that jest, lint and git ignore.
beforeAll(() => {
  const cache = path.join(rootDirectory, '.cache');
  mkdirSync(cache, { recursive: true });
  root = mkdtempSync(path.join(cache, 'new-remote-'));
  for (const name of appLists) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), readFileSync(path.join(rootDirectory, name)));
  }
  app = createRemoteApp(
    { id: 'pharmacy', realm: 'practice', role: 'teamMember', area: '/pharmacy' },
    root,
  );
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Runs a program in the app's folder. Shows its output if it fails. */
function run(name: string, command: string, ...parameters: string[]): void {
  const { NODE_ENV: _environment, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programOf(name, command), ...parameters],
    { cwd: app, env, encoding: 'utf8' },
  );
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
}

test('type-checks a new app', () => {
  const { compilerOptions, references } = JSON.parse(
    readFileSync(path.join(app, 'tsconfig.json'), 'utf8'),
  ) as { compilerOptions: object; references: { path: string }[] };
  // Its references are replaced with the workspace's packages, next to which a real app would be.
  const packages = references.map((one) => path.join(rootDirectory, path.basename(one.path)));
  const config = path.join(app, 'tsconfig.check.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(rootDirectory, 'tsconfig.base.json'),
      compilerOptions: {
        ...compilerOptions,
        rootDir: rootDirectory,
        composite: false,
        declaration: false,
        emitDeclarationOnly: false,
        noEmit: true,
      },
      include: ['src', 'src/**/*.json', path.join(rootDirectory, 'tooling/types/assets.d.ts')],
      references: packages.map((directory) => ({ path: directory })),
    }),
  );
  run('typescript', 'tsc', '-b', ...packages);
  run('typescript', 'tsc', '-p', config);
});

test('builds a new app, with its pages in the manifest', () => {
  run('webpack-cli', 'webpack-cli');
  const manifest = JSON.parse(readFileSync(path.join(app, 'dist/remote.json'), 'utf8')) as unknown;
  expect(manifest).toMatchObject({
    id: 'pharmacy',
    version: '1.0.0',
    landing: '/pharmacy/overview',
    menu: [
      {
        entries: [
          {
            path: '/pharmacy/overview',
            label: { en: 'Overview', de: 'Überblick', fr: 'Aperçu', pt: 'Visão geral' },
            icon: [['path', { d: expect.any(String) as unknown }]],
          },
        ],
      },
    ],
    pages: [
      {
        paths: ['/pharmacy/overview'],
        feature: 'overview',
        code: [expect.stringMatching(/^assets\/page-overview\.\w+\.js$/)],
        shared: expect.arrayContaining(['@praxis/sdk', '@praxis/sdk/ui', '@praxis/sdk/ui/page']),
      },
    ],
    files: {
      texts: {
        overview: { pt: [expect.stringMatching(/^assets\/overview-texts-pt-json\.\w+\.js$/)] },
      },
    },
  });
});

test('records the used exports of a new app', () => {
  const uses = JSON.parse(readFileSync(path.join(app, 'dist/uses.json'), 'utf8')) as unknown;
  expect(uses).toMatchObject({
    app: 'pharmacy',
    sdk: { range: '^1.0.0' },
    exports: { '@praxis/sdk/ui': ['EmptyState'], '@praxis/sdk/ui/page': ['Page', 'PageHeader'] },
    endpoints: {},
  });
});

test("passes the test of a new app's page", () => {
  const file = path.join(root, 'jest.config.mjs');
  const workspaceConfig = pathToFileURL(path.join(rootDirectory, 'jest.config.mjs')).href;
  writeFileSync(
    file,
    `import config from '${workspaceConfig}';
const browser = config.projects.find(({ displayName }) => displayName === 'browser');
export default {
  ...browser,
  roots: [${JSON.stringify(app)}],
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['/dist/'],
};
`,
  );
  run('jest', 'jest', '--config', file, '--ci');
});
