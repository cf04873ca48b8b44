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
    'Once, after something large has changed, and never in the way of work.',
    'An EmptyState explains a single page better.',
  ],
  api: [extensions('Tour')],
};
export default tour;
