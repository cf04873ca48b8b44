import { expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { directoryOf } from '../workspace.mjs';

const kit = path.join(directoryOf('demo'), 'src/features/kit');
const sections = readdirSync(kit).filter((name) => existsSync(path.join(kit, name, 'examples')));

it.each(sections)('shows every example of %s in an entry, with its code', (section) => {
  const folder = path.join(kit, section);
  const entries = readdirSync(folder)
    .filter((file) => /\.entry\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const left = readdirSync(path.join(folder, 'examples'))
    .filter((file) => file.endsWith('.example.tsx'))
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !entries.includes(`import('./examples/${name}?source')`));
  expect(left).toEqual([]);
});
