import { page } from '../api';
import type { EntryContent } from '../kit';
import Sparklines from './examples/sparklines.example';

const sparkline: EntryContent = {
  examples: [
    {
      title: 'Line and bars',
      text: 'Use bars for days without values: a line would invent values between them.',
      show: Sparklines,
      source: () => import('./examples/sparklines.example?source'),
    },
  ],
  use: ['Next to a figure, to show its trend. Use ChartCard for a chart with axes.'],
  api: [page('Sparkline')],
};
export default sparkline;
