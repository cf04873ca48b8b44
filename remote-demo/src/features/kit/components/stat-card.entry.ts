import { page } from '../api';
import type { EntryContent } from '../kit';
import StatCards from './examples/stat-cards.example';

const statCard: EntryContent = {
  examples: [
    {
      title: 'Figures',
      text: 'The color of the change depends on whether more is better.',
      show: StatCards,
      source: () => import('./examples/stat-cards.example?source'),
      flush: true,
    },
  ],
  use: ['For an actionable figure, linked to the list behind it.', 'At most four in a row.'],
  api: [page('StatCard')],
};
export default statCard;
