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
    'For what could be mistaken for the real thing: drafts, copies, test data.',
    'The word also stands in the text: a watermark is only seen.',
  ],
  api: [extensions('Watermark')],
};
export default watermark;
