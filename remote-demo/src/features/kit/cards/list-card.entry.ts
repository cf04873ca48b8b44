import type { EntryContent } from '../kit';
import WaitingCard from './examples/waiting-card.example';

const listCard: EntryContent = {
  examples: [
    {
      title: 'Who waits',
      show: WaitingCard,
      source: () => import('./examples/waiting-card.example?source'),
      flush: true,
    },
  ],
  use: ['Three to five lines, the one that waits longest first.'],
};
export default listCard;
