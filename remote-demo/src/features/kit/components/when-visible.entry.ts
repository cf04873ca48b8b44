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
    'For expensive content far down the page: charts, long tables.',
    'Set height to about that of the content, to avoid layout shift.',
  ],
  api: [page('WhenVisible')],
};
export default whenVisible;
