import { chart } from '../api';
import type { EntryContent } from '../kit';
import Stacked from './examples/stacked.example';

const stackedChart: EntryContent = {
  examples: [
    {
      title: 'Parts of a sum',
      show: Stacked,
      source: () => import('./examples/stacked.example?source'),
      flush: true,
    },
  ],
  use: ['Where the sum matters, and its parts.'],
  api: [chart('ChartCard')],
};
export default stackedChart;
