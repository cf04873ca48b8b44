import { list } from '../api';
import type { EntryContent } from '../kit';
import DataTableBasic from './examples/data-table-basic.example';
import DataTableSorted from './examples/data-table-sorted.example';
import DataTableActs from './examples/data-table-acts.example';

const dataTable: EntryContent = {
  examples: [
    {
      title: 'People, statuses, amounts',
      text: 'Figures are right-aligned. On a phone, each row is a card.',
      show: DataTableBasic,
      source: () => import('./examples/data-table-basic.example?source'),
    },
    {
      title: 'Sorted',
      show: DataTableSorted,
      source: () => import('./examples/data-table-sorted.example?source'),
    },
    {
      title: 'Selection and row actions',
      show: DataTableActs,
      source: () => import('./examples/data-table-acts.example?source'),
    },
  ],
  use: [
    'For lists of up to a hundred rows per page.',
    'Use Table for trees, fixed columns and thousands of rows.',
  ],
  api: [list('DataTable')],
};
export default dataTable;
