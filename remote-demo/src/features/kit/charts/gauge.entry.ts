import { chart } from '../api';
import type { EntryContent } from '../kit';
import GaugeOfGoal from './examples/gauge.example';
import GaugeAsTable from './examples/gauge-table.example';

const gauge: EntryContent = {
  examples: [
    {
      title: 'A goal',
      show: GaugeOfGoal,
      source: () => import('./examples/gauge.example?source'),
    },
    {
      title: 'As a table',
      show: GaugeAsTable,
      source: () => import('./examples/gauge-table.example?source'),
      flush: true,
    },
  ],
  use: [
    'For one part of a known total. Use ProgressBar in lists.',
    'ChartCard includes a table view; in other cards, add AsTableButton and FigureTable.',
  ],
  api: [chart('Gauge'), chart('AsTableButton'), chart('FigureTable')],
};
export default gauge;
