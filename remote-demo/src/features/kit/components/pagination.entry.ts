import { list } from '../api';
import type { EntryContent } from '../kit';
import PaginationPages from './examples/pagination-pages.example';

const pagination: EntryContent = {
  examples: [
    {
      title: 'Pages',
      show: PaginationPages,
      source: () => import('./examples/pagination-pages.example?source'),
    },
  ],
  use: ['Below a list that the back end pages. ListPage includes it.'],
  api: [list('Pagination')],
};
export default pagination;
