import { ui } from '../api';
import type { EntryContent } from '../kit';
import EmptyPlans from './examples/empty-plans.example';

const emptyState: EntryContent = {
  examples: [
    {
      title: 'Nothing yet',
      show: EmptyPlans,
      source: () => import('./examples/empty-plans.example?source'),
    },
  ],
  use: [
    'Where a list has nothing in it: what belongs here, and the act that makes the first.',
    'For a search without results, with a button that clears it.',
  ],
  api: [ui('EmptyState')],
};
export default emptyState;
