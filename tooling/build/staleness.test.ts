import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { directoryWith, putFiles } from '../testing/temporary-directory';
import { placeDeploymentFiles } from './deployment-files.mjs';
import { hashOfSources, packagesOf } from './sources.mjs';
import { isStale, markBuilt, staleApps } from './staleness.mjs';

const manifest = (...dependencies: string[]) =>
  JSON.stringify({
    dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])),
  });

const lockfile = (packages: object) => JSON.stringify({ packages });

function workspace(): string {
  return directoryWith({
    'package-lock.json': lockfile({ 'node_modules/react': { version: '19.3.0' } }),
    'tooling/webpack.js': '// build',
    'contract/package.json': manifest('zod'),
    'contract/src/plan.ts': 'export const plan = 1;',
    'sdk/package.json': manifest('@praxis/contract', 'react'),
    'sdk/src/index.ts': 'export const sdk = 1;',
    'mock-server/package.json': manifest('@praxis/contract'),
    'mock-server/src/index.ts': 'export const server = 1;',
    'shell/package.json': manifest('@praxis/sdk', '@praxis/mock-server'),
    'shell/src/index.ts': 'export const shell = 1;',
    'shell/public/remotes.json': '{}',
    'remote-doctor/package.json': manifest('@praxis/sdk'),
    'remote-doctor/src/remote.ts': 'export const remote = 1;',
  });
}

const apps = ['shell', 'doctor'];

async function builtWorkspace(): Promise<string> {
  const root = workspace();
  for (const id of apps) await markBuilt(id, await hashOfSources(id, root), root);
  return root;
}

test('follows dependencies of packages', () => {
  const root = workspace();
  expect(packagesOf('doctor', root)).toEqual(['contract', 'remote-doctor', 'sdk']);
  expect(packagesOf('shell', root)).toEqual(['contract', 'mock-server', 'sdk', 'shell']);
});

test('reports an app without a build as stale', async () => {
  expect(await staleApps(apps, workspace())).toEqual(apps);
});

test('reports nothing as stale if nothing has changed', async () => {
  expect(await staleApps(apps, await builtWorkspace())).toEqual([]);
});

test.each([
  ['its own sources', 'remote-doctor/src/remote.ts', ['doctor']],
  ['a new file of its own', 'remote-doctor/src/plans.ts', ['doctor']],
  ['its texts', 'remote-doctor/src/features/plans/texts/de.json', ['doctor']],
  ['a package that only the shell bundles', 'mock-server/src/index.ts', ['shell']],
  ['a package that both depend on', 'contract/src/plan.ts', apps],
  ['the build itself', 'tooling/webpack.js', apps],
])('reports the affected apps as stale after a change of %s', async (_, file, stale) => {
  const root = await builtWorkspace();
  putFiles(root, { [file]: 'changed' });
  expect(await staleApps(apps, root)).toEqual(stale);
});

test('reports apps as stale after an update of a library', async () => {
  const root = await builtWorkspace();
  putFiles(root, {
    'package-lock.json': lockfile({ 'node_modules/react': { version: '19.3.1' } }),
  });
  expect(await staleApps(apps, root)).toEqual(apps);
});

test('keeps other builds fresh when an app is registered', async () => {
  const root = await builtWorkspace();
  putFiles(root, {
    'package-lock.json': lockfile({
      '': { workspaces: ['remote-pharmacy'] },
      'node_modules/@praxis/remote-pharmacy': { resolved: 'remote-pharmacy', link: true },
      'node_modules/react': { version: '19.3.0' },
      'remote-pharmacy': { name: '@praxis/remote-pharmacy', version: '1.0.0' },
    }),
    'tooling/apps.json': '["shell", "doctor", "pharmacy"]',
    'shell/public/remotes.json': '{ "pharmacy": {} }',
    'shell/public/config.json': '{ "remoteOrigins": ["http://localhost:3002"] }',
    'remote-pharmacy/src/remote.ts': 'export const remote = 1;',
  });
  expect(await staleApps(apps, root)).toEqual([]);
});

test("copies the current deployment files to the shell's build", async () => {
  const root = await builtWorkspace();
  putFiles(root, { 'shell/public/remotes.json': '{ "pharmacy": {} }' });
  await placeDeploymentFiles(root);
  const placed = readFileSync(path.join(root, 'shell/dist/remotes.json'), 'utf8');
  expect(placed).toBe('{ "pharmacy": {} }');
});

test('copies nothing without a build of the shell', async () => {
  const root = workspace();
  await placeDeploymentFiles(root);
  expect(existsSync(path.join(root, 'shell/dist'))).toBe(false);
});

test.each([
  ['a test', 'remote-doctor/src/remote.test.ts'],
  ['the output of a build', 'remote-doctor/dist/assets/entry.js'],
  ['an installed file', 'remote-doctor/node_modules/.cache/webpack/0.pack'],
  ['another app', 'remote-patient/src/remote.ts'],
  ['the server', 'tooling/serve/serve.mjs'],
])('keeps builds fresh after a change of %s', async (_, file) => {
  const root = await builtWorkspace();
  putFiles(root, { [file]: 'changed' });
  expect(await staleApps(apps, root)).toEqual([]);
});

test('reports an app as stale after its sources or its build were removed', async () => {
  const root = await builtWorkspace();
  rmSync(path.join(root, 'remote-doctor/src/remote.ts'));
  rmSync(path.join(root, 'shell/dist'), { recursive: true });
  expect(await isStale('doctor', root)).toBe(true);
  expect(await isStale('shell', root)).toBe(true);
});
