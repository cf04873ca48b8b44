import { page } from '../api';
import type { EntryContent } from '../kit';
import VisibleLater from './examples/visible-later.example';

const whenVisible: EntryContent = {
  examples: [
    {
      title: 'Below the fold',
      show: VisibleLater,
      source: () => import('./examples/visible-later.example?source'),
      flush: true,
    },
  ],
  use: [
    'For what is costly and far down: charts, long tables.',
    'height is about what comes, so that nothing below jumps.',
  ],
  api: [page('WhenVisible')],
};
export default whenVisible;
