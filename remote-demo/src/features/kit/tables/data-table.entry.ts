import { list } from '../api';
import type { EntryContent } from '../kit';
import DataTableBasic from './examples/data-table-basic.example';
import DataTableSorted from './examples/data-table-sorted.example';
import DataTableActs from './examples/data-table-acts.example';

const dataTable: EntryContent = {
  examples: [
    {
      title: 'People, statuses, amounts',
      text: 'Figures stand at the right. On a phone each row is a card.',
      show: DataTableBasic,
      source: () => import('./examples/data-table-basic.example?source'),
    },
    {
      title: 'Sorted',
      show: DataTableSorted,
      source: () => import('./examples/data-table-sorted.example?source'),
    },
    {
      title: 'Chosen rows and acts',
      show: DataTableActs,
      source: () => import('./examples/data-table-acts.example?source'),
    },
  ],
  use: [
    'For every list up to a hundred rows on a page.',
    'Table for trees, fixed columns and thousands of rows.',
  ],
  api: [list('DataTable')],
};
export default dataTable;
