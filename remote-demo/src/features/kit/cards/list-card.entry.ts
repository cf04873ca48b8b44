import type { EntryContent } from '../kit';
import WaitingCard from './examples/waiting-card.example';

const listCard: EntryContent = {
  examples: [
    {
      title: 'Waiting list',
      show: WaitingCard,
      source: () => import('./examples/waiting-card.example?source'),
      flush: true,
    },
  ],
  use: ['Three to five rows, longest wait first.'],
};
export default listCard;
