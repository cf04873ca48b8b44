import { chart } from '../api';
import type { EntryContent } from '../kit';
import Area from './examples/area.example';

const areaChart: EntryContent = {
  examples: [
    {
      title: 'Against the period before',
      text: 'The period before stands back.',
      show: Area,
      source: () => import('./examples/area.example?source'),
      flush: true,
    },
  ],
  use: ['For one sum over time, with the period before it.'],
  api: [chart('ChartCard')],
};
export default areaChart;
