import { page } from '../api';
import type { EntryContent } from '../kit';
import SegmentedViews from './examples/segmented-views.example';

const segmented: EntryContent = {
  examples: [
    {
      title: 'Views',
      show: SegmentedViews,
      source: () => import('./examples/segmented-views.example?source'),
    },
  ],
  use: ['For selecting one of two to four visible options, such as a period or a view.'],
  api: [page('Segmented')],
};
export default segmented;
