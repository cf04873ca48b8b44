import { directoryWith } from '../testing/temporary-directory';
import { importCycles } from './import-cycles';

test('finds a cycle of type imports and dynamic imports', () => {
  const root = directoryWith({
    'list.ts': `import type { Row } from './row'; export const rows: Row[] = [];`,
    'row.ts': `import { cell } from './cell'; export interface Row { cell: typeof cell }`,
    'cell.ts': `export const cell = () => import('./list');`,
    'page.tsx': `import { rows } from './list'; export const page = rows;`,
  });
  expect(importCycles(root)).toEqual([['cell.ts', 'list.ts', 'row.ts']]);
});
