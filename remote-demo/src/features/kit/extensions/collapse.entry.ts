import { extensions } from '../api';
import type { EntryContent } from '../kit';
import CollapseSome from './examples/collapse-some.example';
import CollapseSingle from './examples/collapse-single.example';

const collapse: EntryContent = {
  examples: [
    {
      title: 'Several open',
      show: CollapseSome,
      source: () => import('./examples/collapse-some.example?source'),
    },
    {
      title: 'One at a time',
      show: CollapseSingle,
      source: () => import('./examples/collapse-single.example?source'),
    },
  ],
  use: [
    'For details that few people need: questions, terms.',
    'Never for content that everyone reads, or required fields.',
  ],
  api: [extensions('Collapse')],
};
export default collapse;
