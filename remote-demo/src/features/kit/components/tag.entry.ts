import { page } from '../api';
import type { EntryContent } from '../kit';
import TagTones from './examples/tag-tones.example';

const tag: EntryContent = {
  examples: [
    {
      title: 'Tones',
      text: 'A dot says that it is a state; without one it is a property.',
      show: TagTones,
      source: () => import('./examples/tag-tones.example?source'),
    },
  ],
  use: [
    'For a word of state or kind. Statuses of records go through StatusTag, which knows their tones.',
    'Never color alone: the word says it.',
  ],
  api: [page('Tag')],
};
export default tag;
