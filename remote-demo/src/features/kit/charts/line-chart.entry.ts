import { chart } from '../api';
import type { EntryContent } from '../kit';
import Line from './examples/line.example';

const lineChart: EntryContent = {
  examples: [
    {
      title: 'Over time',
      text: 'Two lines are named where they end.',
      show: Line,
      source: () => import('./examples/line.example?source'),
      flush: true,
    },
  ],
  use: ['For what changes over time and is measured at every point.'],
  api: [chart('ChartCard')],
};
export default lineChart;
