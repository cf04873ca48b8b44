import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '../shared.js';
import { rootDirectory } from '../workspace.mjs';

/** Modules that the shell's own pages import, so that they need no line in `provided.ts`. */
const usedByTheShell = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@praxis/sdk',
  '@praxis/sdk/data',
  '@praxis/sdk/router',
  '@praxis/sdk/ui',
];

it('the shell provides exactly what the builds of role apps leave out', () => {
  const file = path.join(rootDirectory, 'shell/src/federation/provided.ts');
  const imported = [...readFileSync(file, 'utf8').matchAll(/import\('([^']+)'\)/g)];
  expect([...usedByTheShell, ...imported.map(([, name]) => name)].sort()).toEqual(
    [...sharedModules].sort(),
  );
});
