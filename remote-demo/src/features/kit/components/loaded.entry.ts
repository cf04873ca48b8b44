import { overlay } from '../api';
import type { EntryContent } from '../kit';
import LoadedQuery from './examples/loaded-query.example';

const loaded: EntryContent = {
  examples: [
    {
      title: 'A query',
      text: 'Shows a skeleton, the content or an error, depending on the state of the query.',
      show: LoadedQuery,
      source: () => import('./examples/loaded-query.example?source'),
    },
  ],
  use: ['For content of one query. Lists and drawers include it.'],
  api: [overlay('Loaded')],
};
export default loaded;
