import { chart } from '../api';
import type { EntryContent } from '../kit';
import Bars from './examples/bars.example';
import Horizontal from './examples/horizontal.example';

const barChart: EntryContent = {
  examples: [
    {
      title: 'A few days',
      show: Bars,
      source: () => import('./examples/bars.example?source'),
      flush: true,
    },
    {
      title: 'Long names',
      show: Horizontal,
      source: () => import('./examples/horizontal.example?source'),
      flush: true,
    },
  ],
  use: ['For counts: days without events stay empty.'],
  api: [chart('ChartCard')],
};
export default barChart;
