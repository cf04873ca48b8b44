import type { EntryContent } from '../kit';
import LargeTable from './examples/large-table.example';

const largeTable: EntryContent = {
  examples: [
    {
      title: '10,000 rows',
      text: 'Only the rows in sight are made.',
      show: LargeTable,
      source: () => import('./examples/large-table.example?source'),
    },
  ],
  use: ['Where people scroll through everything. Otherwise pages, and search.'],
};
export default largeTable;
