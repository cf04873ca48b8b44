import { chart } from '../api';
import type { EntryContent } from '../kit';
import Period from './examples/period.example';

const chartPeriod: EntryContent = {
  examples: [
    {
      title: 'With a period selector',
      text: 'Without data, it shows an empty state.',
      show: Period,
      source: () => import('./examples/period.example?source'),
      flush: true,
    },
  ],
  use: ['Put the selector in the header of the card that it changes.'],
  api: [chart('ChartCard')],
};
export default chartPeriod;
