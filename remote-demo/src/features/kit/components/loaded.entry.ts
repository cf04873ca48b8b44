import { overlay } from '../api';
import type { EntryContent } from '../kit';
import LoadedQuery from './examples/loaded-query.example';

const loaded: EntryContent = {
  examples: [
    {
      title: 'A query',
      text: 'Outline, content or error: whatever the query is at.',
      show: LoadedQuery,
      source: () => import('./examples/loaded-query.example?source'),
    },
  ],
  use: ['For what one query holds, outside of lists and drawers, which have it inside.'],
  api: [overlay('Loaded')],
};
export default loaded;
