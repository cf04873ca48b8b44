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

test('an app depends on its packages and on those that they depend on', () => {
  const root = workspace();
  expect(packagesOf('doctor', root)).toEqual(['contract', 'remote-doctor', 'sdk']);
  expect(packagesOf('shell', root)).toEqual(['contract', 'mock-server', 'sdk', 'shell']);
});

test('an app without a build is stale', async () => {
  expect(await staleApps(apps, workspace())).toEqual(apps);
});

test('nothing is stale when nothing has changed', async () => {
  expect(await staleApps(apps, await builtWorkspace())).toEqual([]);
});

test.each([
  ['its own sources', 'remote-doctor/src/remote.ts', ['doctor']],
  ['a new file of its own', 'remote-doctor/src/plans.ts', ['doctor']],
  ['its texts', 'remote-doctor/src/features/plans/texts/de.json', ['doctor']],
  ['a package that only the shell bundles', 'mock-server/src/index.ts', ['shell']],
  ['a package that both depend on', 'contract/src/plan.ts', apps],
  ['the build itself', 'tooling/webpack.js', apps],
])('a change of %s makes stale what is made of it', async (_, file, stale) => {
  const root = await builtWorkspace();
  putFiles(root, { [file]: 'changed' });
  expect(await staleApps(apps, root)).toEqual(stale);
});

test('another version of a library makes stale what is made with it', async () => {
  const root = await builtWorkspace();
  putFiles(root, {
    'package-lock.json': lockfile({ 'node_modules/react': { version: '19.3.1' } }),
  });
  expect(await staleApps(apps, root)).toEqual(apps);
});

test('an app that is registered leaves the builds of the others as they are', async () => {
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

test("the deployment's files stand beside the shell's build as they are now", async () => {
  const root = await builtWorkspace();
  putFiles(root, { 'shell/public/remotes.json': '{ "pharmacy": {} }' });
  await placeDeploymentFiles(root);
  const placed = readFileSync(path.join(root, 'shell/dist/remotes.json'), 'utf8');
  expect(placed).toBe('{ "pharmacy": {} }');
});

test('without a build of the shell nothing is put beside it', async () => {
  const root = workspace();
  await placeDeploymentFiles(root);
  expect(existsSync(path.join(root, 'shell/dist'))).toBe(false);
});

test.each([
  ['a test', 'remote-doctor/src/remote.test.ts'],
  ['what a build writes', 'remote-doctor/dist/assets/entry.js'],
  ['what is installed', 'remote-doctor/node_modules/.cache/webpack/0.pack'],
  ['another app', 'remote-patient/src/remote.ts'],
  ['how things are served', 'tooling/serve/serve.mjs'],
])('a change of %s leaves the builds as they are', async (_, file) => {
  const root = await builtWorkspace();
  putFiles(root, { [file]: 'changed' });
  expect(await staleApps(apps, root)).toEqual([]);
});

test('a removed source, and a removed build, are noticed', async () => {
  const root = await builtWorkspace();
  rmSync(path.join(root, 'remote-doctor/src/remote.ts'));
  rmSync(path.join(root, 'shell/dist'), { recursive: true });
  expect(await isStale('doctor', root)).toBe(true);
  expect(await isStale('shell', root)).toBe(true);
});
