import { ui } from '../api';
import type { EntryContent } from '../kit';
import CardFlush from './examples/card-flush.example';
import CardParts from './examples/card-parts.example';

const card: EntryContent = {
  examples: [
    {
      title: 'Title and extra',
      show: CardParts,
      source: () => import('./examples/card-parts.example?source'),
      flush: true,
    },
    {
      title: 'Without padding',
      show: CardFlush,
      source: () => import('./examples/card-flush.example?source'),
      flush: true,
    },
  ],
  use: [
    'For one topic with a title. Related content shares a card.',
    'Set flush for tables and lists, which have their own padding.',
  ],
  api: [ui('Card')],
};
export default card;
