import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Timeline from './examples/timeline.example';

const timeline: EntryContent = {
  examples: [
    {
      title: 'What happened',
      show: Timeline,
      source: () => import('./examples/timeline.example?source'),
    },
  ],
  use: ['For the history of one record, oldest first.', 'Use DataTable to compare records.'],
  api: [extensions('Timeline')],
};
export default timeline;
