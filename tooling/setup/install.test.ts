import path from 'node:path';
import { rmSync } from 'node:fs';
import { directoryWith, putFiles } from '../testing/temporary-directory';
import { isInstalled } from './install.mjs';

const lockfile = (packages: object) => JSON.stringify({ packages });
const react = { version: '19.3.1' };
const locked = {
  '': {},
  contract: { version: '1.0.0' },
  'node_modules/react': react,
  'node_modules/@praxis/contract': { link: true },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
};
const installed = {
  'node_modules/react': react,
  'node_modules/@praxis/contract': { link: true },
};

const workspace = (present?: object) =>
  directoryWith({
    'package-lock.json': lockfile(locked),
    ...(present ? { 'node_modules/.package-lock.json': lockfile(present) } : {}),
  });

test('reports a fresh clone as not installed', () => {
  expect(isInstalled(workspace())).toBe(false);
});

test('requires all packages of the lockfile except those for other systems', () => {
  expect(isInstalled(workspace(installed))).toBe(true);
});

test('notices a missing package and another version', () => {
  expect(isInstalled(workspace({ 'node_modules/react': react }))).toBe(false);
  expect(
    isInstalled(workspace({ ...installed, 'node_modules/react': { version: '19.0.0' } })),
  ).toBe(false);
});

test('notices a changed lockfile after a complete installation', () => {
  const root = workspace(installed);
  expect(isInstalled(root)).toBe(true);
  const changed = { ...locked, 'node_modules/added': { version: '1.0.0' } };
  putFiles(root, { 'package-lock.json': lockfile(changed) });
  expect(isInstalled(root)).toBe(false);
});

test('notices that node_modules was removed', () => {
  const root = workspace(installed);
  expect(isInstalled(root)).toBe(true);
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
