import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { importCycles } from './import-cycles';

test('a circle is found through types and through what is loaded later', () => {
  const root = directoryWith({
    'list.ts': `import type { Row } from './row'; export const rows: Row[] = [];`,
    'row.ts': `import { cell } from './cell'; export interface Row { cell: typeof cell }`,
    'cell.ts': `export const cell = () => import('./list');`,
    'page.tsx': `import { rows } from './list'; export const page = rows;`,
  });
  expect(importCycles(root)).toEqual([['cell.ts', 'list.ts', 'row.ts']]);
});

test('no files import each other in a circle', () => {
  expect(importCycles(rootDirectory)).toEqual([]);
});
