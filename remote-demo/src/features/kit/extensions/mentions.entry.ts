import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Mentions from './examples/mentions.example';

const mentions: EntryContent = {
  examples: [
    {
      title: 'Mention a colleague',
      text: 'Type @ in the text.',
      show: Mentions,
      source: () => import('./examples/mentions.example?source'),
    },
  ],
  use: ['For notes and comments that notify people.', 'Use EditorField for formatted text.'],
  api: [extensions('MentionsField')],
};
export default mentions;
