import { chart } from '../api';
import type { EntryContent } from '../kit';
import Waiting from './examples/waiting.example';

const chartStates: EntryContent = {
  examples: [
    {
      title: 'Failed, then waiting',
      show: Waiting,
      source: () => import('./examples/waiting.example?source'),
      flush: true,
    },
  ],
  use: ['A chart that cannot be fetched leaves the rest of the page standing.'],
  api: [chart('ChartCard', 'Chart')],
};
export default chartStates;
