import { list } from '../api';
import type { EntryContent } from '../kit';
import ChipsFilters from './examples/chips-filters.example';

const filterChips: EntryContent = {
  examples: [
    {
      title: 'Filters',
      show: ChipsFilters,
      source: () => import('./examples/chips-filters.example?source'),
    },
  ],
  use: ['For filtering a list, with the filters in the address. ListPage includes them.'],
  api: [list('FilterChips')],
};
export default filterChips;
