import { chart } from '../api';
import type { EntryContent } from '../kit';
import Line from './examples/line.example';

const lineChart: EntryContent = {
  examples: [
    {
      title: 'Over time',
      text: 'Two lines are labeled at their ends.',
      show: Line,
      source: () => import('./examples/line.example?source'),
      flush: true,
    },
  ],
  use: ['For values over time that are measured at every point.'],
  api: [chart('ChartCard')],
};
export default lineChart;
