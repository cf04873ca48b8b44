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
  use: ['For what happened to one record, oldest first.', 'DataTable where many are compared.'],
  api: [extensions('Timeline')],
};
export default timeline;
