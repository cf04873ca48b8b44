import { page } from '../api';
import type { EntryContent } from '../kit';
import StatCards from './examples/stat-cards.example';

const statCard: EntryContent = {
  examples: [
    {
      title: 'Figures',
      text: 'The change is colored by whether more is better.',
      show: StatCards,
      source: () => import('./examples/stat-cards.example?source'),
      flush: true,
    },
  ],
  use: [
    'For a figure that somebody acts on; it opens the list behind it.',
    'Three or four in a row at most.',
  ],
  api: [page('StatCard')],
};
export default statCard;
