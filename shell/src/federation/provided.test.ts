import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { provided } from './provided';

/** Modules that the shell's own pages import, so that they need no line in `provided`. */
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
  const source = readFileSync(path.join(process.cwd(), 'tooling/shared.js'), 'utf8');
  const listed = /sharedModules = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const shared = [...listed.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect([...usedByTheShell, ...Object.keys(provided)].sort()).toEqual(shared.sort());
});
