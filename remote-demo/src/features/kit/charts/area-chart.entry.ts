import { chart } from '../api';
import type { EntryContent } from '../kit';
import Area from './examples/area.example';

const areaChart: EntryContent = {
  examples: [
    {
      title: 'Compared with the previous period',
      text: 'The previous period is muted.',
      show: Area,
      source: () => import('./examples/area.example?source'),
      flush: true,
    },
  ],
  use: ['For a total over time, compared with the previous period.'],
  api: [chart('ChartCard')],
};
export default areaChart;
