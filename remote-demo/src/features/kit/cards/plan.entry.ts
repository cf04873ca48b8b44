import type { EntryContent } from '../kit';
import PlanCard from './examples/plan-card.example';

const plan: EntryContent = {
  examples: [
    {
      title: 'With benefits',
      text: 'praxis-ticked puts the tick before each.',
      show: PlanCard,
      source: () => import('./examples/plan-card.example?source'),
      flush: true,
    },
  ],
  use: ['Three at most beside each other, the likeliest marked.'],
};
export default plan;
