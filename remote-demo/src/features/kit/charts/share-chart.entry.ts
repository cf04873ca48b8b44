import { chart } from '../api';
import type { EntryContent } from '../kit';
import Shares from './examples/shares.example';

const shareChart: EntryContent = {
  examples: [
    {
      title: 'Parts of a whole',
      show: Shares,
      source: () => import('./examples/shares.example?source'),
      flush: true,
    },
  ],
  use: ['For at most six parts. Use a bar chart for more.'],
  api: [chart('ChartCard')],
};
export default shareChart;
