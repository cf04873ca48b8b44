import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

const modules = path.join(rootDirectory, 'node_modules');

it('has every lodash function that Mirage uses', () => {
  const mirage = readFileSync(path.join(modules, 'miragejs/dist/mirage-esm.js'), 'utf8');
  const taken = [...mirage.matchAll(/from 'lodash\/(\w+)'/g)].map(([, name]) => name);
  expect(taken).toContain('isEqual');
  expect(
    taken.filter((name) => !existsSync(path.join(modules, `es-toolkit/compat/${name}.mjs`))),
  ).toEqual([]);
});
