import { page } from '../api';
import type { EntryContent } from '../kit';
import TagTones from './examples/tag-tones.example';

const tag: EntryContent = {
  examples: [
    {
      title: 'Tones',
      text: 'A dot marks a status; without a dot, the tag is a property.',
      show: TagTones,
      source: () => import('./examples/tag-tones.example?source'),
    },
  ],
  use: [
    'For a status or a category. Use StatusTag for statuses of records: it has their tones.',
    'Never rely on color alone: the text states the meaning.',
  ],
  api: [page('Tag')],
};
export default tag;
