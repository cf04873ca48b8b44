import { list } from '../api';
import type { EntryContent } from '../kit';
import TableSelected from './examples/table-selected.example';
import TableSorted from './examples/table-sorted.example';

const dataTable: EntryContent = {
  examples: [
    {
      title: 'Sorting and row actions',
      text: 'On a phone, each row becomes a card.',
      show: TableSorted,
      source: () => import('./examples/table-sorted.example?source'),
    },
    {
      title: 'Selection',
      show: TableSelected,
      source: () => import('./examples/table-selected.example?source'),
    },
  ],
  use: [
    'For rows of records. Use ListPage for a page with search and pagination.',
    'Use Table of “ui/table” for trees, fixed columns and thousands of rows.',
  ],
  api: [list('DataTable')],
  preview: TableSelected,
};
export default dataTable;
