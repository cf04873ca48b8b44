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
  use: ['Show the figures that the percentage is based on.'],
};
export default goal;
