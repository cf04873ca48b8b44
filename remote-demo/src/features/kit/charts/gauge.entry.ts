import { chart } from '../api';
import type { EntryContent } from '../kit';
import GaugeOfGoal from './examples/gauge.example';

const gauge: EntryContent = {
  examples: [
    {
      title: 'A goal',
      show: GaugeOfGoal,
      source: () => import('./examples/gauge.example?source'),
    },
  ],
  use: ['For one share of a known whole. A ProgressBar is enough in a list.'],
  api: [chart('Gauge')],
};
export default gauge;
