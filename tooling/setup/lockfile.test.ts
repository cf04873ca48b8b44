import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';
import { missingEntries } from './complete-lockfile.mjs';

test('finds the missing packages for other systems in a lockfile', () => {
  const packages = {
    'node_modules/compiler': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@compiler/linux-x64-musl': '2.0.0',
        '@compiler/darwin-arm64': '2.0.0',
        fsevents: '^2.0.0',
      },
    },
    'node_modules/@compiler/linux-x64-musl': { version: '2.0.0', optional: true },
  };
  expect(missingEntries({ packages })).toEqual({
    'node_modules/@compiler/darwin-arm64': {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    },
  });
});

test('has a complete lockfile, which "npm ci" requires', () => {
  const lockfile = readFileSync(path.join(rootDirectory, 'package-lock.json'), 'utf8');
  // To fix a failure, run: node tooling/setup/complete-lockfile.mjs
  expect(missingEntries(JSON.parse(lockfile))).toEqual({});
});
