import type { EntryContent } from '../kit';
import GoalCard from './examples/goal-card.example';

const goal: EntryContent = {
  examples: [
    {
      title: 'A ring with its figures',
      show: GoalCard,
      source: () => import('./examples/goal-card.example?source'),
      flush: true,
    },
  ],
  use: ['The figures beside the ring say what it is a part of.'],
};
export default goal;
