import { list } from '../api';
import type { EntryContent } from '../kit';
import ListParts from './examples/list-parts.example';

const listParts: EntryContent = {
  examples: [
    {
      title: 'Search, rows, pages',
      show: ListParts,
      source: () => import('./examples/list-parts.example?source'),
    },
  ],
  use: ['ListPage combines them, with all state in the address.'],
  api: [list('SearchBox', 'Pagination', 'FilterChips', 'ListPage')],
};
export default listParts;
