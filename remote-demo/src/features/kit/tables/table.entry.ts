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
      title: 'Expandable rows',
      show: ExpandingRows,
      source: () => import('./examples/expanding-rows.example?source'),
    },
  ],
  use: [
    'For nested totals, and for details of a row.',
    'Use a drawer with an address for a full record.',
  ],
};
export default table;
