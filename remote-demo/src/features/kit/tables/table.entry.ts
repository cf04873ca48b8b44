import type { EntryContent } from '../kit';
import TreeTable from './examples/tree-table.example';
import ExpandingRows from './examples/expanding-rows.example';

const table: EntryContent = {
  examples: [
    {
      title: 'A tree in a table',
      show: TreeTable,
      source: () => import('./examples/tree-table.example?source'),
    },
    {
      title: 'Rows that open',
      show: ExpandingRows,
      source: () => import('./examples/expanding-rows.example?source'),
    },
  ],
  use: [
    'For sums that are made of others, and for details under a row.',
    'A drawer with an address of its own for a whole record.',
  ],
};
export default table;
