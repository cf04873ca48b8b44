import { page } from '../api';
import type { EntryContent } from '../kit';
import Sparkline from './examples/sparkline.example';

const trends: EntryContent = {
  examples: [
    {
      title: 'Figures with their trend',
      show: Sparkline,
      source: () => import('./examples/sparkline.example?source'),
      flush: true,
    },
  ],
  use: ['Next to a figure, to show its trend.'],
  api: [page('Sparkline', 'StatCard')],
};
export default trends;
