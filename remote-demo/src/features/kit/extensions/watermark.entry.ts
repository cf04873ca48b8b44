import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Watermark from './examples/watermark.example';

const watermark: EntryContent = {
  examples: [
    {
      title: 'A draft',
      show: Watermark,
      source: () => import('./examples/watermark.example?source'),
    },
  ],
  use: [
    'For content that could be mistaken for the original: drafts, copies, test data.',
    'Repeat the word in the text: screen readers skip the watermark.',
  ],
  api: [extensions('Watermark')],
};
export default watermark;
