import { page } from '../api';
import type { EntryContent } from '../kit';
import Sparklines from './examples/sparklines.example';

const sparkline: EntryContent = {
  examples: [
    {
      title: 'Line and bars',
      text: 'Bars where some days have nothing: a line would invent values between them.',
      show: Sparklines,
      source: () => import('./examples/sparklines.example?source'),
    },
  ],
  use: ['Beside a figure, for its direction. A chart with axes is a ChartCard.'],
  api: [page('Sparkline')],
};
export default sparkline;
