import { list } from '../api';
import type { EntryContent } from '../kit';
import SearchNames from './examples/search-names.example';

const searchBox: EntryContent = {
  examples: [
    {
      title: 'Search as you type',
      show: SearchNames,
      source: () => import('./examples/search-names.example?source'),
    },
  ],
  use: ['Above the list that it filters. ListPage includes it.'],
  api: [list('SearchBox')],
};
export default searchBox;
