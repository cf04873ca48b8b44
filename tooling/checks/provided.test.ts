import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '../shared.js';
import { rootDirectory } from '../workspace.mjs';

it('provides exactly the modules that the builds of role apps exclude', () => {
  const file = path.join(rootDirectory, 'shell/src/federation/provided.ts');
  const imported = [...readFileSync(file, 'utf8').matchAll(/import\('([^']+)'\)/g)];
  expect(imported.map(([, name]) => name).sort()).toEqual([...sharedModules].sort());
});
