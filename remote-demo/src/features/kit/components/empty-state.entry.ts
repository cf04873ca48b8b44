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
    'For an empty list: say what belongs here, and offer to create the first item.',
    'For a search without results, with a button to clear it.',
  ],
  api: [ui('EmptyState')],
};
export default emptyState;
