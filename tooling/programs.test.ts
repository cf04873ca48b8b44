import { existsSync } from 'node:fs';
import { programOf } from './programs.mjs';

test.each([
  ['a package that installs one command', 'eslint', undefined],
  ['a package that installs several commands', 'typescript', 'tsc'],
  ['a package that does not export its manifest', 'knip', undefined],
  ['a package with a scope', '@playwright/test', 'playwright'],
] as const)('finds the script of %s', (_, name, command) => {
  expect(existsSync(programOf(name, command))).toBe(true);
});

test('says what to do if a package is not installed', () => {
  expect(() => programOf('not-installed-at-all')).toThrow(/npm ci/);
});
