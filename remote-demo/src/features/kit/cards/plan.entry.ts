import type { EntryContent } from '../kit';
import PlanCard from './examples/plan-card.example';

const plan: EntryContent = {
  examples: [
    {
      title: 'With benefits',
      text: 'The class `praxis-ticked` adds a check mark to each item.',
      show: PlanCard,
      source: () => import('./examples/plan-card.example?source'),
      flush: true,
    },
  ],
  use: ['At most three side by side, with the most popular one marked.'],
};
export default plan;
