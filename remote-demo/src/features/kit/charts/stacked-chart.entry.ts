import { chart } from '../api';
import type { EntryContent } from '../kit';
import Stacked from './examples/stacked.example';

const stackedChart: EntryContent = {
  examples: [
    {
      title: 'Parts of a total',
      show: Stacked,
      source: () => import('./examples/stacked.example?source'),
      flush: true,
    },
  ],
  use: ['When both the total and its parts matter.'],
  api: [chart('ChartCard')],
};
export default stackedChart;
