import { chart } from '../api';
import type { EntryContent } from '../kit';
import Waiting from './examples/waiting.example';

const chartStates: EntryContent = {
  examples: [
    {
      title: 'Failed, then loading',
      show: Waiting,
      source: () => import('./examples/waiting.example?source'),
      flush: true,
    },
  ],
  use: ['A chart that fails to load leaves the rest of the page usable.'],
  api: [chart('ChartCard', 'Chart')],
};
export default chartStates;
