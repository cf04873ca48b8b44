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
  use: ['For narrowing a list; the choice stands in the address. ListPage has them inside.'],
  api: [list('FilterChips')],
};
export default filterChips;
