import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Tour from './examples/tour.example';

const tour: EntryContent = {
  examples: [
    {
      title: 'First steps',
      show: Tour,
      source: () => import('./examples/tour.example?source'),
    },
  ],
  use: [
    'Once, after a major change, without interrupting work.',
    'Use EmptyState to explain a single page.',
  ],
  api: [extensions('Tour')],
};
export default tour;
