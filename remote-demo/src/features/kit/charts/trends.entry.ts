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
  use: ['Beside a figure, to say where it is going.'],
  api: [page('Sparkline', 'StatCard')],
};
export default trends;
