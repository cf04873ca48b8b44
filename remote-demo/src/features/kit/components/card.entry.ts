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
      title: 'Up to the edges',
      show: CardFlush,
      source: () => import('./examples/card-flush.example?source'),
      flush: true,
    },
  ],
  use: [
    'For one thing with a title. What belongs together shares a card.',
    'flush for tables and lists, which bring their own padding.',
  ],
  api: [ui('Card')],
};
export default card;
