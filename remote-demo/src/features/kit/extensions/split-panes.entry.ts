import { extensions } from '../api';
import type { EntryContent } from '../kit';
import SplitPanes from './examples/split-panes.example';

const splitPanes: EntryContent = {
  examples: [
    {
      title: 'Two panes',
      show: SplitPanes,
      source: () => import('./examples/split-panes.example?source'),
      flush: true,
    },
  ],
  use: ['For a list and its selected item, side by side on a wide screen.'],
  api: [extensions('SplitPanes')],
};
export default splitPanes;
