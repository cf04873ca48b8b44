import { chart } from '../api';
import type { EntryContent } from '../kit';
import Period from './examples/period.example';

const chartPeriod: EntryContent = {
  examples: [
    {
      title: 'A period to choose',
      text: 'Without figures it says so.',
      show: Period,
      source: () => import('./examples/period.example?source'),
      flush: true,
    },
  ],
  use: ['The period stands in the head of the card that it changes.'],
  api: [chart('ChartCard')],
};
export default chartPeriod;
