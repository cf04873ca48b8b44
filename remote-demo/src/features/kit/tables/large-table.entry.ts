import type { EntryContent } from '../kit';
import LargeTable from './examples/large-table.example';

const largeTable: EntryContent = {
  examples: [
    {
      title: '10,000 rows',
      text: 'Only visible rows are rendered.',
      show: LargeTable,
      source: () => import('./examples/large-table.example?source'),
    },
  ],
  use: ['For data that people scroll through. Otherwise use pagination and search.'],
};
export default largeTable;
